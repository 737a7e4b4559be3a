import NIOCore

/// Closes a connection whose request does not end when the server shuts down.
///
/// It is placed before `HTTPServerPipelineHandler`, which waits for the end of such a request and does not forward the event.
final class ShutdownDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let requestGuard: RequestGuard

  /// How long requests that have begun may take.
  private static let time = TimeAmount.seconds(5)

  /// - Parameter requestGuard: is told of the shutdown, and then closes the connection of a malformed request without an answer.
  init(_ requestGuard: RequestGuard) {
    self.requestGuard = requestGuard
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      requestGuard.isShuttingDown = true
      let channel = context.channel
      context.eventLoop.scheduleTask(in: Self.time) { channel.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }
}
