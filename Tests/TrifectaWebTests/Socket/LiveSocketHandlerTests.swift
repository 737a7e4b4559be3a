import NIOCore
import NIOEmbedded
import NIOWebSocket
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Frames of a live connection")
@MainActor
struct LiveSocketHandlerTests {
  let channel = EmbeddedChannel()

  init() throws {
    var options = WebOptions()
    options.inboxLimit = 4
    let store = SessionStore(options: options, tokens: JoinTokens())
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Counter() }
    let connection = Connection(
      channel: channel, peer: .init(screen: screen, browser: "browser"), store: store, inboxLimit: options.inboxLimit)
    try channel.pipeline.syncOperations.addHandler(
      LiveSocketHandler(connection: connection, pingInterval: .seconds(15)))
    channel.pipeline.fireChannelActive()
  }

  @Test("A ping is answered with its own content")
  func ping() throws {
    try channel.writeInbound(frame(.ping, "hello"))
    let answer = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(answer.opcode == .pong)
    #expect(String(buffer: answer.data) == "hello")
  }

  @Test("A quiet line is pinged, and closed when three pings in a row bring no answer")
  func quietLine() throws {
    for _ in 0..<3 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(15))
      #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    }
    #expect(!isClosed)
    channel.embeddedEventLoop.advanceTime(by: .seconds(15))
    #expect(isClosed)
  }

  @Test("A line that answers is kept")
  func answeringLine() throws {
    for _ in 0..<10 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(15))
      try channel.writeInbound(frame(.pong, ""))
    }
    #expect(!isClosed)
  }

  @Test("A goodbye is answered, and the channel closed")
  func goodbye() throws {
    try channel.writeInbound(frame(.connectionClose, ""))
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .connectionClose)
    #expect(isClosed)
  }

  @Test("A server that says goodbye gives the reason, and waits for the answer before it closes")
  func closing() throws {
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Close(code: 1_008))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == UInt16(1_008))
    #expect(!isClosed)
    try channel.writeInbound(frame(.connectionClose, ""))
    #expect(isClosed)
  }

  @Test("A client that does not answer a goodbye is not waited for longer than a second")
  func unansweredGoodbye() {
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Close(code: 1_008))
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(isClosed)
  }

  @Test("A server that shuts down says goodbye")
  func quiescing() throws {
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.goingAway)
  }

  @Test("While the inbox is full nothing is read from the socket")
  func fullInbox() throws {
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    for _ in 0..<4 { try channel.writeInbound(frame(.text, "[0]")) }
    let before = reads.count
    channel.read()
    #expect(reads.count == before)
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Resume())
    #expect(reads.count == before + 1)
  }

  private var isClosed: Bool {
    channel.embeddedEventLoop.run()
    return channel.closeFuture.isFulfilled
  }

  private func frame(_ opcode: WebSocketOpcode, _ text: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(string: text))
  }
}

/// Counts how often the socket would be read.
private final class ReadCounter: ChannelOutboundHandler {
  typealias OutboundIn = Any

  private(set) var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}

extension EventLoopFuture where Value: Sendable {
  /// Whether it has a value by now; the loop has to be an embedded one.
  fileprivate var isFulfilled: Bool {
    let box = NIOLoopBoundBox(false, eventLoop: eventLoop)
    whenComplete { _ in box.value = true }
    return box.value
  }
}
