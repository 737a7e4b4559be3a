import NIOCore

/// Closes a connection whose request does not end when the server shuts down.
///
/// It stands before a `HTTPServerPipelineHandler`, which waits for the end of a request that has begun and tells nobody after it.
final class ShutdownDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let requestGuard: RequestGuard

  /// How long requests that have begun may take.
  private static let time = TimeAmount.seconds(5)

  /// - Parameter requestGuard: answers no request that is malformed from then on.
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
