import NIOConcurrencyHelpers

@testable import TrifectaWeb

/// A line without a socket: keeps what was sent.
final class TestWire: Wire {
  private struct State {
    var frames: [String] = []
    var compressible: Set<String> = []
    var closed: UInt16?
    var isWritable = true
  }

  private let state = NIOLockedValueBox(State())

  /// The frames since this was asked last.
  func take() -> [String] {
    state.withLockedValue { state in
      defer { state.frames = [] }
      return state.frames
    }
  }

  /// The status it was closed with; `nil` while it is open.
  var closed: UInt16? { state.withLockedValue { $0.closed } }

  var isWritable: Bool {
    get { state.withLockedValue { $0.isWritable } }
    set { state.withLockedValue { $0.isWritable = newValue } }
  }

  /// The frames that might have been compressed, of all that were sent.
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
