import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import NIOWebSocket
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("WebSocket frames of a live connection")
@MainActor
final class LiveSocketHandlerTests {
  let tokens = JoinTokens()
  /// Created lazily by the test, because an embedded channel belongs to the thread that creates it.
  private(set) lazy var channel: EmbeddedChannel = {
    let channel = EmbeddedChannel()
    #expect(throws: Never.self) { try channel.goLive(tokens, codec: nil) }
    return channel
  }()

  @Test("A ping is answered with its payload after the join request")
  func ping() throws {
    try channel.writeInbound(frame(.ping, "early"))
    try channel.writeInbound(frame(.text, join))
    try channel.writeInbound(frame(.ping, "hello"))
    let answer = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(answer.opcode == .pong)
    #expect(String(buffer: answer.data) == "hello")
  }

  @Test("A flood of pings or pongs closes the connection", arguments: [WebSocketOpcode.ping, .pong])
  func controlFlood(opcode: WebSocketOpcode) throws {
    for _ in 0..<10_000 { try channel.writeInbound(frame(opcode, "")) }
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.opcode == .connectionClose)
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.policyViolation)
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
  }

  @Test("Pings at a normal rate are always answered")
  func seldomPings() throws {
    try channel.writeInbound(frame(.text, join))
    for _ in 0..<1_000 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try channel.writeInbound(frame(.ping, ""))
    }
    var count = 0
    while let answer = try channel.readOutbound(as: WebSocketFrame.self) {
      if answer.opcode == .pong { count += 1 }
    }
    #expect(count == 1_000)
  }

  @Test("While the channel is not writable nothing is read or answered")
  func unwritable() throws {
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    try channel.writeInbound(frame(.text, join))
    setWritable(false)
    let before = reads.count
    channel.read()
    try channel.writeInbound(frame(.ping, "unread"))
    #expect(reads.count == before)
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    setWritable(true)
    #expect(reads.count == before + 1)
  }

  @Test("Closing the client's half of the connection closes the channel")
  func halfClosed() {
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(isClosed)
  }

  @Test("A frame with an unknown opcode closes the connection")
  func unknownFrame() throws {
    try channel.writeInbound(
      WebSocketFrame(fin: true, opcode: WebSocketOpcode(encodedWebSocketOpcode: 5)!, data: .init()))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.policyViolation)
  }

  private func setWritable(_ isWritable: Bool) {
    channel.isWritable = isWritable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test("An idle connection is pinged, and closed after three unanswered pings")
  func quietLine() throws {
    for _ in 0..<3 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(15))
      #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    }
    #expect(!isClosed)
    channel.embeddedEventLoop.advanceTime(by: .seconds(15))
    #expect(isClosed)
  }

  @Test("A connection that answers pings stays open")
  func answeringLine() throws {
    for _ in 0..<10 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(15))
      try channel.writeInbound(frame(.pong, ""))
    }
    #expect(!isClosed)
  }

  @Test("A close frame is answered and the channel is closed")
  func goodbye() throws {
    try channel.writeInbound(frame(.connectionClose, ""))
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .connectionClose)
    #expect(isClosed)
  }

  @Test(
    "A valid close frame is echoed, and an invalid one is a protocol error",
    arguments: [
      ([], []), ([3, 232], [3, 232]), ([3, 232, 111, 107], [3, 232, 111, 107]), ([15, 160], [15, 160]),
      ([120], [3, 234]), ([0, 99], [3, 234]), ([3, 237], [3, 234]), ([19, 136], [3, 234]), ([3, 232, 255], [3, 234]),
    ] as [([UInt8], [UInt8])])
  func strangeGoodbye(said: [UInt8], answer: [UInt8]) throws {
    try channel.writeInbound(WebSocketFrame.client(.connectionClose, ByteBuffer(bytes: said)))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(Array(goodbye.data.readableBytesView) == answer)
  }

  @Test("The server sends its close code and waits for the answer before closing")
  func closing() throws {
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Close(code: 1_008))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == UInt16(1_008))
    #expect(!isClosed)
    try channel.writeInbound(frame(.connectionClose, ""))
    #expect(isClosed)
  }

  @Test("No frame follows a close frame")
  func afterClosing() throws {
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Close(code: 1_001))
    _ = try channel.readOutbound(as: WebSocketFrame.self)
    #expect(throws: ChannelError.outputClosed) {
      try channel.writeOutbound(LiveFrame(Array("[1]".utf8), isCompressible: false))
    }
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
  }

  @Test("An unanswered close frame closes the channel after a second")
  func unansweredGoodbye() {
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Close(code: 1_008))
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(isClosed)
  }

  @Test("A server shutdown sends a close frame")
  func quiescing() throws {
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.goingAway)
  }

  @Test("While the inbox is full nothing is read from the socket")
  func fullInbox() throws {
    let reads = ReadCounter()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    try channel.writeInbound(frame(.text, join))
    for _ in 0..<3 { try channel.writeInbound(frame(.text, "[0]")) }
    let before = reads.count
    channel.read()
    #expect(reads.count == before)
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Resume())
    #expect(reads.count == before + 1)
  }

  @Test(
    "Any message before the join request closes the connection",
    arguments: [
      ("[0]", CloseCode.policyViolation), (#"["leave"]"#, CloseCode.policyViolation),
      (String(repeating: "[", count: 513), CloseCode.policyViolation),
      (#"["join","","",0]"# + String(repeating: " ", count: 1_024), CloseCode.messageTooBig),
    ])
  func notAsked(text: String, code: UInt16) throws {
    try channel.writeInbound(frame(.text, text))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == code)
    try channel.writeInbound(frame(.text, join))
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
  }

  /// A join request, sent in frames that each violate one rule of the protocol.
  private nonisolated static let brokenRules: [@Sendable (ByteBuffer) -> [WebSocketFrame]] = [
    { [WebSocketFrame(fin: true, opcode: .text, data: $0)] },
    { [.client(.text, $0, rsv1: true)] },
    { [.client(.text, $0, rsv2: true)] },
    { [.client(.ping, ByteBuffer(), rsv1: true), .client(.text, $0)] },
    { [.client(.continuation, $0)] },
    { [.client(.text, ByteBuffer(), fin: false), .client(.text, $0)] },
    { [.client(.init(encodedWebSocketOpcode: 3)!, $0), .client(.text, $0)] },
    { [.client(.init(encodedWebSocketOpcode: 11)!, $0), .client(.text, $0)] },
    { data in
      (0..<64).map { .client($0 == 0 ? .text : .continuation, ByteBuffer(), fin: false) }
        + [.client(.continuation, data)]
    },
  ]

  @Test("Frames that violate the WebSocket protocol close the connection", arguments: brokenRules.indices)
  func brokenRules(index: Int) throws {
    for frame in Self.brokenRules[index](ByteBuffer(string: join)) { try channel.writeInbound(frame) }
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.policyViolation)
  }

  @Test("A message can be fragmented, with control frames in between")
  func fragments() async throws {
    let channel = try await NIOAsyncTestingChannel.live(tokens)
    let start = ByteBuffer(string: String(tokens.join.prefix(5)))
    let end = ByteBuffer(string: String(tokens.join.dropFirst(5)))
    try await channel.writeInbound(WebSocketFrame.client(.text, start, fin: false))
    try await channel.writeInbound(WebSocketFrame.client(.continuation, ByteBuffer(), fin: false))
    try await channel.writeInbound(frame(.pong, "?"))
    try await channel.writeInbound(WebSocketFrame.client(.continuation, end))
    let answer = try await channel.nextFrame()
    #expect(String(buffer: answer.data).hasPrefix(#"["joined","#))
  }

  @Test("Messages wait while the stored state of a reloaded page is looked up", arguments: [0, 1])
  func lookup(returning: Int) async throws {
    let channel = try await NIOAsyncTestingChannel.live(tokens)
    let token = tokens.token(for: "browser", at: "/counter")
    let page = #"390,844,0,100,160,"UTC","tab","""#
    try await channel.writeInbound(frame(.text, #"["join","\#(token)","",0,\#(page),\#(returning)]"#))
    for number in 1...3 { try await channel.writeInbound(frame(.text, "[\(number),0,3,\"tap\"]")) }
    let answer = try await channel.nextFrame()
    #expect(String(buffer: answer.data).hasPrefix(#"["joined","#))
    _ = try await channel.nextFrame { String(buffer: $0.data).hasPrefix("[4,3") || String(buffer: $0.data) == "[3]" }
  }

  @Test("While the inbox is full, no frame is handled")
  func waitingFrames() throws {
    try channel.writeInbound(frame(.text, join))
    for _ in 0..<3 { try channel.writeInbound(frame(.text, "[0]")) }
    try channel.writeInbound(frame(.ping, "1"))
    try channel.writeInbound(frame(.ping, "2"))
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    channel.pipeline.fireUserInboundEventTriggered(LiveSocketHandler.Resume())
    for text in ["1", "2"] {
      let answer = try #require(try channel.readOutbound(as: WebSocketFrame.self))
      #expect(answer.opcode == .pong && String(buffer: answer.data) == text)
    }
  }

  @Test("Frames that wait for the inbox are handled when the connection ends")
  func waitingFramesAtEnd() throws {
    try channel.writeInbound(frame(.text, join))
    for _ in 0..<3 { try channel.writeInbound(frame(.text, "[0]")) }
    try channel.writeInbound(frame(.ping, "1"))
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    channel.pipeline.fireChannelInactive()
    let answer = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(answer.opcode == .pong)
  }

  @Test("Frames beyond four times the limit of the inbox are dropped when the connection ends")
  func tooManyFramesAtEnd() throws {
    try channel.writeInbound(frame(.text, join))
    for _ in 0..<100 { try channel.writeInbound(frame(.text, "[0]")) }
    try channel.writeInbound(frame(.ping, "1"))
    channel.pipeline.fireChannelInactive()
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
  }

  @Test("All messages in the inbox are handled after the connection ends")
  func messagesAtEnd() async throws {
    let count = NIOLockedValueBox(0)
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) {
      VStack {
        Text("Count")
        Button("Increment") { count.withLockedValue { $0 += 1 } }
      }
    }
    let store = SessionStore(options: WebOptions(), tokens: tokens)
    let connection = Connection(
      channel: NIOAsyncTestingChannel(), peer: .init(screen: screen, browser: "browser"), store: store, inboxLimit: 64)
    _ = connection.accept(try ClientMessage(Array(join.utf8)))
    await settle(until: { store.count == 1 })
    for number in 1...40 {
      _ = connection.accept(try ClientMessage(Array("[\(number),0,3,\"tap\"]".utf8)))
    }
    connection.closed()
    await settle(until: { count.withLockedValue { $0 } == 40 })
    #expect(count.withLockedValue { $0 } == 40)
  }

  @Test("Before joining, a client cannot make the server buffer a long frame")
  func allowance() throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 65_536)), position: .first)
    try pipeline.addHandler(JoinByteLimit(), name: JoinByteLimit.name, position: .first)
    try channel.writeInbound(ByteBuffer(bytes: [0x81, 0xFE, 0xFF, 0xFF, 1, 2, 3, 4]))
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    for _ in 0..<3 { try channel.writeInbound(ByteBuffer(repeating: 0x5B, count: 1_024)) }
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.messageTooBig)
  }

  @Test("A second join request closes the connection")
  func askedTwice() async throws {
    let channel = try await NIOAsyncTestingChannel.live(tokens)
    try await channel.writeInbound(frame(.text, join))
    try await channel.writeInbound(frame(.text, join))
    let goodbye = try await channel.nextFrame { $0.opcode == .connectionClose }
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.policyViolation)
  }

  @Test("Messages before a malformed message are handled")
  func beforeBadMessage() async throws {
    let channel = try await NIOAsyncTestingChannel.live(tokens)
    try await channel.writeInbound(frame(.text, join))
    for number in 1...40 { try await channel.writeInbound(frame(.text, "[\(number),0,3,\"tap\"]")) }
    try await channel.writeInbound(frame(.text, "[["))
    try await channel.writeInbound(frame(.text, "[41,0,3,\"tap\"]"))
    var texts: [String] = []
    _ = try await channel.nextFrame {
      texts.append(String(buffer: $0.data))
      return $0.opcode == .connectionClose
    }
    #expect(texts.dropLast().last?.contains("\"40\"") == true)
  }

  private var join: String { tokens.join }

  private var isClosed: Bool {
    channel.embeddedEventLoop.run()
    return channel.closeFuture.isFulfilled
  }

  private func frame(_ opcode: WebSocketOpcode, _ text: String) -> WebSocketFrame {
    .client(opcode, ByteBuffer(string: text))
  }
}

/// Counts the reads that reach the socket.
final class ReadCounter: ChannelOutboundHandler {
  typealias OutboundIn = Any

  private(set) var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}

extension EventLoopFuture where Value: Sendable {
  /// Whether the future has succeeded. The event loop must be an embedded one.
  fileprivate var isFulfilled: Bool {
    let box = NIOLoopBoundBox(false, eventLoop: eventLoop)
    whenComplete { _ in box.value = true }
    return box.value
  }
}
