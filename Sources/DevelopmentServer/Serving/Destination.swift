import NIOConcurrencyHelpers
import NIOCore

/// The program that gets the requests of browsers.
final class Destination: Sendable {
  fileprivate enum State {
    /// The program listens on a port of this machine.
    case running(port: Int)
    /// The program will listen soon.
    case starting([EventLoopPromise<Int?>])
    /// The program has ended, and will not start before the next edit.
    case ended([EventLoopPromise<Int?>])
  }

  private let state = NIOLockedValueBox(State.starting([]))

  /// Forwards requests to a port, including those that wait.
  func run(port: Int) {
    for promise in change(to: .running(port: port)) { promise.succeed(port) }
  }

  /// Lets requests wait for the next program.
  func hold() { state.withLockedValue { $0 = .starting($0.waiting) } }

  /// Lets live connections wait for the next program, and answers other requests with an error.
  func end() { state.withLockedValue { $0 = .ended($0.waiting) } }

  private func change(to new: State) -> [EventLoopPromise<Int?>] {
    state.withLockedValue { state in
      defer { state = new }
      return state.waiting
    }
  }

  /// Returns the port for a request, when it is known.
  ///
  /// - Parameters:
  ///   - loop: The event loop of the connection.
  ///   - waits: Whether the request can wait for the next edit.
  /// - Returns: `nil` if the program has ended.
  func port(on loop: any EventLoop, waits: Bool) -> EventLoopFuture<Int?> {
    state.withLockedValue { state in
      switch state {
      case .running(let port): return loop.makeSucceededFuture(port)
      case .ended where !waits: return loop.makeSucceededFuture(nil)
      case .starting(let waiting):
        let promise = loop.makePromise(of: Int?.self)
        state = .starting(waiting + [promise])
        return promise.futureResult
      case .ended(let waiting):
        let promise = loop.makePromise(of: Int?.self)
        state = .ended(waiting + [promise])
        return promise.futureResult
      }
    }
  }

  /// Ends all waiting requests. Call it before the event loops stop.
  func shutDown() {
    for promise in change(to: .starting([])) { promise.succeed(nil) }
  }
}

extension Destination.State {
  fileprivate var waiting: [EventLoopPromise<Int?>] {
    switch self {
    case .running: []
    case .starting(let waiting), .ended(let waiting): waiting
    }
  }
}
