import Hummingbird
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore

/// An HTTP/1.1 channel for a server that may be stopped while a client connects.
///
/// Hummingbird's channel crashes in that case: a connection that waits to be served is discarded with its queue, and
/// NIO does not allow an unused `NIOAsyncChannel` to be deallocated (apple/swift-nio, issue 2637). This channel closes
/// the connection instead.
struct AbandonableChannel: ServerChildChannel {
  private let http: HTTP1Channel

  init(responder: @escaping HTTPChannelHandler.Responder) {
    http = HTTP1Channel(responder: responder)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Accepted> {
    http.setup(channel: channel, logger: logger).map { Accepted($0) }
  }

  func handle(value: Accepted, logger: Logger) async {
    await http.handle(value: value.serve(), logger: logger)
  }

  /// An accepted connection that is closed if it is deallocated before it is served.
  final class Accepted: ServerChildChannelValue {
    private let connection: HTTP1Channel.Value
    private let isServed = NIOLockedValueBox(false)

    var channel: any Channel { connection.channel }

    init(_ connection: HTTP1Channel.Value) {
      self.connection = connection
    }

    func serve() -> HTTP1Channel.Value {
      isServed.withLockedValue { $0 = true }
      return connection
    }

    deinit {
      guard !isServed.withLockedValue({ $0 }) else { return }
      Task { [connection] in try? await connection.executeThenClose { _, _ in } }
    }
  }
}
