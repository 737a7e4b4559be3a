// What `import Combine` brings along on Apple's platforms.
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
