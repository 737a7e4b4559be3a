import NIOCore

/// Limits the time of HTTP connections during a shutdown.
///
/// A client may send a request before it notices the shutdown, so requests that arrive soon afterwards are still
/// answered. `RequestGuard` closes each connection after a response. The handler is placed before
/// `HTTPServerPipelineHandler`, which would close connections without a current request at once.
final class ShutdownDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let requestGuard: RequestGuard

  /// The time in which a request may still arrive. A reset connection costs a client more than this.
  private static let grace = TimeAmount.milliseconds(500)
  /// The time that current requests may take.
  static let time = TimeAmount.seconds(5)

  /// - Parameter requestGuard: The guard, which is informed of the shutdown.
  init(_ requestGuard: RequestGuard) {
    self.requestGuard = requestGuard
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
    guard !requestGuard.isShuttingDown else { return }
    requestGuard.isShuttingDown = true
    let bound = NIOLoopBound((requestGuard: requestGuard, channel: context.channel), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.grace) { bound.value.requestGuard.closeIfIdle(bound.value.channel) }
    context.eventLoop.scheduleTask(in: Self.time) { bound.value.channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    guard requestGuard.isShuttingDown, context.channel.isActive else { return }
    // The shutdown began during an upgrade. The handlers of the live connection are added after this call.
    let channel = context.channel
    context.eventLoop.execute { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }
}
