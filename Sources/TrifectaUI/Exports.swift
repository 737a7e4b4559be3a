// Code that joins a store to a screen needs both, on every platform.
@_exported import Trifecta

#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import PortableUI
#endif
