import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// An accepted connection that is not served yet. If it is never served, it is closed on deinitialization.
///
/// Between accepting and serving, a connection is in a queue of NIO, which is discarded when the server's task is
/// cancelled. A `NIOAsyncChannel` that is deallocated without use crashes the process (apple/swift-nio, issue 2637),
/// which would happen when a client connects while the server stops.
final class PendingConnection: Sendable {
  typealias HTTP = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  private enum State {
    case waits(HTTP?)
    case isServed
  }

  let channel: any Channel
  private let state = NIOLockedValueBox(State.waits(nil))

  init(_ channel: any Channel) {
    self.channel = channel
  }

  /// Records that HTTP was negotiated.
  func didNegotiate(_ http: HTTP) {
    state.withLockedValue { $0 = .waits(http) }
  }

  /// Transfers the responsibility for the connection to the caller.
  ///
  /// - Returns: The channel for HTTP; `nil` for other connections.
  func serve() -> HTTP? {
    state.withLockedValue { state in
      guard case .waits(let http) = state else { return nil }
      state = .isServed
      return http
    }
  }

  deinit {
    switch state.withLockedValue({ $0 }) {
    case .isServed: break
    case .waits(nil): channel.close(promise: nil)
    case .waits(let http?): Task { try? await http.executeThenClose { _, _ in } }
    }
  }
}
