// The modules that `import Combine` re-exports on Apple platforms.
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
