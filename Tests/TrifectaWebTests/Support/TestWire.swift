import NIOConcurrencyHelpers

@testable import TrifectaWeb

/// A line without a socket: keeps what was sent.
final class TestWire: Wire {
  private struct State {
    var frames: [String] = []
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

  func send(_ frame: [UInt8]) {
    state.withLockedValue { $0.frames.append(String(decoding: frame, as: UTF8.self)) }
  }

  func close(_ code: UInt16) {
    state.withLockedValue { $0.closed = code }
  }
}
