import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Reads the header of a connection's first request. Requests of the development server's script are answered, and all
/// other connections are passed to the program.
final class RequestRouter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let destination: Destination
  private let pages: PageChannel
  private let allowedHosts: Set<String>
  private var received = ByteBuffer()
  private var isRouted = false

  /// The path of the development server's own files.
  static let path = "/-/development/"

  init(destination: Destination, pages: PageChannel, allowedHosts: Set<String>) {
    self.destination = destination
    self.pages = pages
    self.allowedHosts = allowedHosts
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received.writeImmutableBuffer(unwrapInboundIn(data))
    guard !isRouted else { return }
    let view = received.readableBytesView
    let end = view.firstRange(of: Array("\r\n\r\n".utf8))
    guard end != nil || view.count > RequestHead.byteLimit else { return }
    isRouted = true
    // The rest is read when there is a connection to pass it to.
    _ = context.channel.setOption(.autoRead, value: false)
    guard let end, let head = RequestHead(view[..<end.upperBound]) else { return connect(context, waits: false) }
    if head.target.hasPrefix(Self.path) { return answer(head, context) }
    received.moveReaderIndex(forwardBy: end.upperBound - view.startIndex)
    var rewritten = ByteBuffer(bytes: head.bytes)
    rewritten.writeBuffer(&received)
    received = rewritten
    connect(context, waits: head.isUpgrade)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  // MARK: The program

  private func connect(_ context: ChannelHandlerContext, waits: Bool) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    destination.port(on: loop, waits: waits).flatMap { port -> EventLoopFuture<(any Channel)?> in
      guard let port else { return loop.makeSucceededFuture(nil) }
      return ClientBootstrap(group: loop).channelOption(.autoRead, value: false)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .connect(host: "127.0.0.1", port: port).map { $0 }
    }.whenComplete { result in
      let (router, context) = bound.value
      switch result {
      case .success(let channel?): router.glue(context, to: channel)
      case .success(nil):
        router.respond(context, status: "503 Service Unavailable", type: "text/html", NoProgramPage.html)
      case .failure: context.close(promise: nil)
      }
    }
  }

  private func glue(_ context: ChannelHandlerContext, to channel: any Channel) {
    let (near, far) = GlueHandler.pair()
    do {
      try channel.pipeline.syncOperations.addHandler(far)
      try context.pipeline.syncOperations.addHandler(near, position: .last)
    } catch {
      channel.close(promise: nil)
      return context.close(promise: nil)
    }
    // The peer may have disconnected in the meantime.
    guard context.channel.isActive else { return channel.close(promise: nil) }
    channel.writeAndFlush(received, promise: nil)
    let client = context.channel
    context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    for each in [client, channel] {
      _ = each.setOption(.autoRead, value: true)
      each.read()
    }
  }

  // MARK: Own files

  private func answer(_ head: RequestHead, _ context: ChannelHandlerContext) {
    switch head.target.dropFirst(Self.path.count) {
    case "page.js": respond(context, status: "200 OK", type: "text/javascript", PackageResources.page_js)
    case "pages" where head.isUpgrade && head.isFromOwnPage(allowing: allowedHosts): upgrade(context)
    case "pages": respond(context, status: "403 Forbidden", type: "text/plain", [])
    default: respond(context, status: "404 Not Found", type: "text/plain", [])
    }
  }

  private func respond(_ context: ChannelHandlerContext, status: String, type: String, _ body: [UInt8]) {
    let policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'"
    var response = ByteBuffer(
      string: """
        HTTP/1.1 \(status)\r
        Content-Type: \(type); charset=utf-8\r
        Content-Length: \(body.count)\r
        Content-Security-Policy: \(policy)\r
        X-Content-Type-Options: nosniff\r
        Cross-Origin-Resource-Policy: same-origin\r
        Cache-Control: no-store\r
        Connection: close\r
        \r

        """)
    response.writeBytes(body)
    let channel = context.channel
    channel.writeAndFlush(response).whenComplete { _ in channel.close(promise: nil) }
  }

  private func upgrade(_ context: ChannelHandlerContext) {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { [pages] channel, _ in channel.pipeline.addHandler(pages.makeHandler()) })
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in })
    ).whenComplete { result in
      let (router, context) = bound.value
      guard case .success = result else { return context.close(promise: nil) }
      let channel = context.channel
      context.fireChannelRead(NIOAny(router.received))
      context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
      _ = channel.setOption(.autoRead, value: true)
      channel.read()
    }
  }
}
