import NIOCore

/// Closes connections whose current request does not end during a shutdown.
///
/// The handler is placed before `HTTPServerPipelineHandler`, which waits for the end of such a request and does not
/// forward the shutdown event.
final class ShutdownDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let requestGuard: RequestGuard

  /// The time that current requests may take.
  private static let time = TimeAmount.seconds(5)

  /// - Parameter requestGuard: The guard, which is informed of the shutdown. It then closes connections with malformed
  ///   requests without a response.
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
