import NIOCore

/// Limits the bytes that a client may send before its request to join is complete. The handler is removed when the
/// request has arrived.
///
/// The frame decoder buffers a frame until it is complete, and accepts frames of the maximum message length. Clients
/// that have not joined must not use that much memory.
final class JoinByteLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The event that is fired when more bytes have arrived than a request to join can have.
  struct Exceeded: Sendable {}

  /// The name of the handler in a pipeline.
  static let name = "JoinByteLimit"

  /// The number of bytes that may still arrive. It is enough for a request and some control frames.
  private var remaining = 2 * ClientMessage.joinByteLimit

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard remaining >= 0 else { return }
    remaining -= unwrapInboundIn(data).readableBytes
    if remaining >= 0 {
      context.fireChannelRead(data)
    } else {
      context.fireUserInboundEventTriggered(Exceeded())
    }
  }
}
