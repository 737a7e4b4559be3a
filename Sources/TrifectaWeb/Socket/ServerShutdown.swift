import NIOCore

/// Ends the sessions of a server that shuts down, on its listening channel.
///
/// The program ends its sessions when the server has stopped. The server waits for requests that are queued behind the
/// messages of connections that are closed already. Without a deadline, a few clients could make it handle their
/// messages for so long that it is killed before it stores sessions.
final class ServerShutdown: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = any Channel

  private let endSessions: @Sendable () -> Void

  /// - Parameter endSessions: Ends all sessions. It is called when all connections have been closed at the latest.
  init(endSessions: @escaping @Sendable () -> Void) {
    self.endSessions = endSessions
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      context.eventLoop.scheduleTask(in: ShutdownDeadline.time, endSessions)
    }
    context.fireUserInboundEventTriggered(event)
  }
}
