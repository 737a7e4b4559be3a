import NIOCore

/// Informs ``RequestGuard`` when bytes arrive, so that it can limit the time in which a request's header arrives.
///
/// The handler is placed before NIO's parser, which reports a header only when it is complete.
final class RequestBytes: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let requestGuard: RequestGuard

  init(_ requestGuard: RequestGuard) {
    self.requestGuard = requestGuard
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    requestGuard.willReceive(unwrapInboundIn(data), on: context.channel)
    context.fireChannelRead(data)
  }
}
