// Code that connects a store to a screen needs both modules, on every platform.
@_exported import Trifecta

#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import PortableUI
#endif
