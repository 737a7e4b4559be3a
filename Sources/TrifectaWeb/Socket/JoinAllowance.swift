import NIOCore

/// Lets no more through than a request to join can be, until it is removed because there was one.
///
/// The decoder of frames keeps a frame until it is complete, and allows all frames what a message of a joined page may
/// have; a stranger is not given that much memory.
final class JoinAllowance: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// What came is more than a request to join.
  struct Exceeded: Sendable {}

  /// Its name in a pipeline.
  static let name = "JoinAllowance"

  /// A request, with some control frames around it.
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
