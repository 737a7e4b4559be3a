import NIOCore

/// Limits the bytes that a client may send before its request to join is complete. The handler is removed when the
/// request has arrived.
///
/// The frame decoder buffers a frame until it is complete, and accepts frames of the maximum message length. Clients
/// that have not joined must not use that much memory.
final class JoinAllowance: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The event that is fired when more bytes have arrived than a request to join can have.
  struct Exceeded: Sendable {}

  /// The name of the handler in a pipeline.
  static let name = "JoinAllowance"

  /// The number of bytes that may still arrive. It is enough for a request and some control frames.
  private var rest = 2 * ClientMessage.joinByteLimit

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard rest >= 0 else { return }
    rest -= unwrapInboundIn(data).readableBytes
    if rest >= 0 {
      context.fireChannelRead(data)
    } else {
      context.fireUserInboundEventTriggered(Exceeded())
    }
  }
}
