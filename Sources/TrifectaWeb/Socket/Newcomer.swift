import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// An accepted connection that nobody serves yet. If nobody ever does, it is closed.
///
/// Between accepting and serving it waits in a queue of NIO's, which is dropped when the task that runs the server is
/// cancelled. A `NIOAsyncChannel` that is dropped without having been used ends the program (apple/swift-nio, issue
/// 2637), so that a server that somebody stops while somebody else connects would.
final class Newcomer: Sendable {
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

  /// The connection has turned out to be one for pages and files.
  func speaks(_ http: HTTP) {
    state.withLockedValue { $0 = .waits(http) }
  }

  /// From here on the caller answers for the connection.
  ///
  /// - Returns: the connection, if it is one for pages and files.
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
