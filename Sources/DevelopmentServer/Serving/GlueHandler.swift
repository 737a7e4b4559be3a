import NIOCore

/// Passes the bytes of a connection to another connection on the same event loop, and closes both together.
final class GlueHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private var partner: GlueHandler?
  private var context: ChannelHandlerContext?
  private var hasPendingRead = false

  /// Returns the handlers of two connections.
  static func pair() -> (GlueHandler, GlueHandler) {
    let (one, other) = (GlueHandler(), GlueHandler())
    one.partner = other
    other.partner = one
    return (one, other)
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    partner = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { partner?.context?.write(data, promise: nil) }

  func channelReadComplete(context: ChannelHandlerContext) {
    partner?.context?.flush()
    context.fireChannelReadComplete()
  }

  func channelInactive(context: ChannelHandlerContext) {
    partner?.context?.close(promise: nil)
    partner = nil
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event {
      partner?.context?.close(mode: .output, promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, let partner, partner.hasPendingRead {
      partner.hasPendingRead = false
      partner.context?.read()
    }
    context.fireChannelWritabilityChanged()
  }

  func read(context: ChannelHandlerContext) {
    // Nothing is read while the other connection does not accept more.
    if partner?.context?.channel.isWritable ?? true { context.read() } else { hasPendingRead = true }
  }
}
