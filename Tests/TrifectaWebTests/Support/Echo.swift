import NIOCore
import NIOHTTP1

/// Answers requests when the test says so.
final class Echo: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private(set) var heads: [HTTPRequestHead] = []
  private(set) var isQuiescing = false
  private var context: ChannelHandlerContext?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) { heads.append(head) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { isQuiescing = true }
  }

  func begin(_ fields: HTTPHeaders = [:]) {
    var head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-length": "0"])
    head.headers.add(contentsOf: fields)
    context?.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
  }

  func answer(_ fields: HTTPHeaders = [:]) {
    begin(fields)
    end()
  }

  func end() {
    context?.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
