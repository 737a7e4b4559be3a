// On Apple's platforms, `import SwiftUI` also re-exports these modules and types, and code for those platforms relies
// on it.
@_exported import Foundation
@_exported import Observation

@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
@_exported import struct Snapshots.Omission
@_exported import struct Snapshots.RestoredError
@_exported import protocol ViewGraph.DynamicProperty
@_exported import protocol ViewGraph.PreferenceKey
@_exported import struct ViewGraph.Transaction

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
