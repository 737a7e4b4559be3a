import NIOConcurrencyHelpers

@testable import TrifectaWeb

/// A connection without a socket that records sent frames.
final class TestTransport: Transport {
  private struct State {
    var frames: [String] = []
    var compressible: Set<String> = []
    var closed: UInt16?
    var isWritable = true
  }

  private let state = NIOLockedValueBox(State())

  /// The frames since the last call.
  func take() -> [String] {
    state.withLockedValue { state in
      defer { state.frames = [] }
      return state.frames
    }
  }

  /// The close code, or `nil` while the connection is open.
  var closed: UInt16? { state.withLockedValue { $0.closed } }

  var isWritable: Bool {
    get { state.withLockedValue { $0.isWritable } }
    set { state.withLockedValue { $0.isWritable = newValue } }
  }

  /// All sent frames that were marked compressible.
  var compressible: Set<String> { state.withLockedValue { $0.compressible } }

  func send(_ frame: [UInt8], isCompressible: Bool) {
    let frame = String(decoding: frame, as: UTF8.self)
    state.withLockedValue { state in
      state.frames.append(frame)
      if isCompressible { state.compressible.insert(frame) }
    }
  }

  func close(_ code: UInt16) {
    state.withLockedValue { $0.closed = code }
  }
}
