import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOTLS
import PortableUI
import Testing

@testable import TrifectaWeb

/// Requests that the guard passes on are answered by ``Echo``.
@Suite("Request guard")
struct RequestGuardTests {
  let channel = EmbeddedChannel()
  let echo = Echo()
  let caller = Caller(address: nil)

  init() throws {
    try self.init { _ in }
  }

  init(_ change: (inout WebOptions) -> Void) throws {
    var options = WebOptions()
    options.logger = TestLog().logger
    change(&options)
    let store = SessionStore(options: options, tokens: JoinTokens())
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Text("0") }
    let upgrader = LiveUpgrader(options: options, store: store, screens: [screen])
    let requestGuard = RequestGuard(upgrader: upgrader, caller: caller, eventLoop: channel.eventLoop)
    try channel.pipeline.syncOperations.addHandlers([
      HTTPResponseEncoder(), RequestBytes(requestGuard), RequestLineCheck(),
      ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)),
      ShutdownDeadline(requestGuard), HTTPServerPipelineHandler(), requestGuard, echo,
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test(
    "A malformed request is answered with 400, and later requests are ignored",
    arguments: [
      "X\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{0}\u{1}", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ])
  func malformed(request: String) throws {
    try send(request + Self.good)
    #expect(try statuses() == ["400"])
    let second = try RequestGuardTests()
    try second.send(Self.good)
    second.echo.answer()
    try second.send(request + Self.good)
    #expect(try second.statuses() == ["200", "400"])
    #expect(second.echo.heads.count == 1)
  }

  @Test(
    "A version other than HTTP 1.0 and 1.1 is answered with 505, and later requests are ignored",
    arguments: ["HTTP/0.9\r\n", "HTTP/1.2\r\n", "HTTP/2.0\r\n", "HTTP/3.7\r\n", "HTTP/1.1\n"])
  func version(ending: String) throws {
    let request = "GET / \(ending)Host: a\r\n\r\n"
    try send(request + Self.good)
    #expect(try statuses() == ["505"])
    let second = try RequestGuardTests()
    try second.send(Self.good)
    second.echo.answer()
    try second.send(request + Self.good)
    #expect(try second.statuses() == ["200", "505"])
  }

  @Test(
    "Another protocol is answered with 505",
    arguments: ["GET / RTSP/1.0", "\r\nOPTIONS  / RTSP/1.1", "SOURCE / ICE/1.0"])
  func otherProtocol(line: String) throws {
    let request = "\(line)\r\nHost: a\r\n\r\n"
    try send(request + Self.good)
    #expect(try statuses() == ["505"])
    #expect(echo.heads.isEmpty)
    let slow = try RequestGuardTests()
    for byte in request { try slow.send(String(byte)) }
    #expect(try slow.statuses() == ["505"])
  }

  @Test(
    "A transfer coding other than chunked is answered with 501",
    arguments: ["Transfer-Encoding:\r\nContent-Length: 5", "Transfer-Encoding: gzip, chunked"])
  func unknownCoding(fields: String) throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n")
    #expect(try statuses() == ["501"])
    #expect(echo.heads.isEmpty)
  }

  @Test("A malformed request is answered after the pending requests before it")
  func malformedWhilePending() throws {
    try send(Self.good + Self.good + "X\r\n\r\n")
    try send("more of it")
    #expect(try statuses() == [])
    echo.answer()
    echo.answer()
    #expect(try statuses() == ["200", "200", "400"])
  }

  @Test("A truncated body is answered with 400 unless the response has started")
  func truncatedBody() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na")
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(try statuses() == ["400"])
    let other = try RequestGuardTests()
    try other.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na")
    other.echo.begin()
    other.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(try other.statuses() == ["200"])
    #expect(!other.channel.isActive)
  }

  @Test(
    "A connection with bodies in tiny chunks is closed",
    arguments: [(1, false), (31, false), (32, true), (100, true)])
  func chunks(length: Int, isOpen: Bool) throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = String(length, radix: 16) + "\r\n" + String(repeating: "x", count: length) + "\r\n"
    try send(String(repeating: chunk, count: 1_000))
    #expect(channel.isActive)
    try send(String(repeating: chunk, count: 1_000))
    #expect(channel.isActive == isOpen)
  }

  @Test("A connection may send tiny chunks slowly")
  func slowChunks() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<4 {
      try send(String(repeating: "1\r\nx\r\n", count: 1_000))
      #expect(channel.isActive)
      channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    }
  }

  @Test("A connection may send many requests with short bodies")
  func shortBodies() throws {
    for _ in 0..<2_000 {
      try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx")
      echo.answer()
    }
    #expect(channel.isActive)
    #expect(echo.heads.count == 2_000)
  }

  @Test("The header of a later request must arrive within the handshake timeout", arguments: [false, true])
  func slowHeader(isInTime: Bool) throws {
    try send(Self.good)
    echo.answer()
    channel.embeddedEventLoop.advanceTime(by: .seconds(50))
    try send("GET / HTTP/1.1\r\n")
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    try send("Host: localhost\r\n" + (isInTime ? "\r\n" : ""))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(30))
    #expect(channel.isActive == isInTime)
    #expect(echo.heads.count == (isInTime ? 2 : 1))
  }

  @Test("An empty line before the next request does not start the handshake timeout")
  func emptyLine() throws {
    try send(Self.good)
    echo.answer()
    try send("\r\n")
    try send("\n")
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    try send("\r\nG")
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(!channel.isActive)
  }

  @Test("The rest of a body must arrive within the handshake timeout after the response", arguments: [false, true])
  func slowBody(isInTime: Bool) throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na")
    // Until the response, the route limits the time.
    channel.embeddedEventLoop.advanceTime(by: .seconds(50))
    #expect(channel.isActive)
    echo.answer()
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    try send(isInTime ? "bc" : "b")
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(30))
    #expect(channel.isActive == isInTime)
  }

  @Test("An overlong header is answered with 431")
  func longHeader() throws {
    try send("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 100_000))")
    #expect(try statuses() == ["431"])
  }

  @Test(
    "A long field that is split into a list is answered with 431",
    arguments: ["Connection", "Upgrade", "Expect", "Sec-WebSocket-Extensions"])
  func longList(name: String) throws {
    let list = String(repeating: "a,", count: 300)
    try send(handshake(["\(name): \(list)", "\(name): \(list)"]))
    #expect(try statuses() == ["431"])
    #expect(echo.heads.isEmpty)
  }

  @Test("A connection closes one second after a closing response at the latest")
  func lingering() throws {
    try channel.pipeline.syncOperations.addHandler(HalfCloser(), position: .first)
    try send("X\r\n\r\n")
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test(
    "An unsupported upgrade is ignored and the request is answered normally",
    arguments: [
      "GET / HTTP/1.1\r\nUpgrade: h2c", "GET /counter/live HTTP/1.1\r\nUpgrade: h2c",
      "POST /counter/live HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13",
      "GET /counter/live HTTP/1.0\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13",
    ])
  func ignoredUpgrade(request: String) throws {
    try send("\(request)\r\nHost: localhost\r\nConnection: Upgrade\r\n\r\n")
    let head = try #require(echo.heads.first)
    #expect(!head.headers.contains(name: "upgrade"))
    echo.answer()
    #expect(try statuses() == ["200"])
  }

  @Test("A WebSocket handshake of another version is answered with 426")
  func webSocketVersion() throws {
    try send(handshake(["Sec-WebSocket-Version: 8", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]))
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 426 "))
    #expect(response.lowercased().contains("sec-websocket-version: 13\r\n"))
  }

  @Test(
    "A malformed WebSocket handshake is answered with 400",
    arguments: [
      [], ["Sec-WebSocket-Key: short"], ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Content-Length: 3"],
      ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="],
    ])
  func noHandshake(fields: [String]) throws {
    try send(handshake(["Sec-WebSocket-Version: 13"] + fields))
    #expect(try statuses() == ["400"])
  }

  @Test("A WebSocket handshake from a foreign origin is refused with the reason")
  func refusedHandshake() throws {
    let fields = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    try send(handshake(fields + ["Origin: http://evil.example"]))
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 403 "))
    #expect(response.contains("origin does not match the requested host"))
  }

  @Test("A target with another scheme is answered with 400", arguments: ["ftp://localhost/", "file:///", "a:b"])
  func scheme(target: String) throws {
    try send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try statuses() == ["400"])
    #expect(echo.heads.isEmpty)
  }

  @Test("A request target in absolute form replaces the Host header")
  func absoluteForm() throws {
    try send("GET HTTP://evil.example?a HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let head = try #require(echo.heads.first)
    #expect(head.headers["host"] == ["evil.example"])
    #expect(head.uri == "/?a")
  }

  @Test("An absolute target with an invalid host is refused", arguments: ["a@b", "a\\b", "<b>", "", "a,b"])
  func absoluteFormOfNoHost(host: String) throws {
    try send("GET http://\(host)/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(echo.heads.isEmpty)
    #expect(try statuses() == ["400"])
  }

  @Test("A response with connection close ends the connection")
  func closingAnswer() throws {
    try send(Self.good)
    echo.answer(["connection": "close"])
    #expect(try received().lowercased().contains("connection: close"))
    try send(Self.good)
    #expect(echo.heads.count == 1)
  }

  @Test("An HTTP 1.0 client gets its response, then the connection closes")
  func oldVersion() throws {
    try send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n" + Self.good)
    echo.answer()
    #expect(try received().lowercased().contains("connection: close\r\n"))
    #expect(echo.heads.count == 1)
  }

  @Test("A completed TLS handshake marks the connection as encrypted")
  func encryption() {
    #expect(!caller.isEncrypted)
    channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: nil))
    #expect(caller.isEncrypted)
  }

  @Test("All responses over an encrypted connection have Strict-Transport-Security")
  func onlySecure() throws {
    try send(Self.good)
    echo.answer()
    #expect(try !received().lowercased().contains("strict-transport-security"))
    channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: nil))
    for request in [Self.good, "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"] {
      try send(request)
      if request == Self.good { echo.answer() }
      #expect(try received().lowercased().contains("\r\nstrict-transport-security: max-age=31536000\r\n"))
    }
  }

  @Test("A CONNECT request is answered with 405")
  func tunnel() throws {
    try send("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n")
    #expect(echo.heads.isEmpty)
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 405 "))
    #expect(response.lowercased().contains("\r\nallow: get, head, post\r\n"))
  }

  static let good = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  func handshake(_ fields: [String]) -> String {
    let all = ["Host: localhost", "Connection: Upgrade", "Upgrade: websocket"] + fields
    return "GET /counter/live HTTP/1.1\r\n" + all.map { $0 + "\r\n" }.joined() + "\r\n"
  }

  func send(_ text: String) throws {
    // The channel also throws parse errors, which the tests ignore.
    _ = try? channel.writeInbound(ByteBuffer(string: text))
  }

  func received() throws -> String {
    channel.embeddedEventLoop.run()
    var text = ""
    while let piece = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: piece) }
    return text
  }

  func statuses() throws -> [String] {
    try received().components(separatedBy: "HTTP/1.1 ").dropFirst().map { String($0.prefix(3)) }
  }
}

/// Closes only the output half, as a socket does and an embedded channel does not.
private final class HalfCloser: ChannelOutboundHandler {
  typealias OutboundIn = Any

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    mode == .output ? promise?.succeed() : context.close(mode: mode, promise: promise)
  }
}
