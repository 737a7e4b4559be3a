import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import TrifectaWeb

extension RequestGuardTests {
  private func shutDown() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }

  @Test("A connection without a current request is closed half a second after the shutdown begins", arguments: [0, 1])
  func quiescing(requests: Int) throws {
    for _ in 0..<requests {
      try send(Self.good)
      echo.answer()
    }
    shutDown()
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(499))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test(
    "A request that arrives soon after the shutdown begins is the last one of its connection",
    arguments: [0, 1])
  func requestWhileQuiescing(earlier: Int) throws {
    for _ in 0..<earlier {
      try send(Self.good)
      echo.answer()
    }
    _ = try received()
    shutDown()
    shutDown()
    try send(Self.good + Self.good)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    echo.answer()
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 200 ") && response.lowercased().contains("\r\nconnection: close\r\n"))
    #expect(echo.heads.count == earlier + 1)
    #expect(echo.heads.last?.headers["connection"] == ["close"])
    #expect(!channel.isActive)
  }

  @Test("A request that is current when the shutdown begins gets its response, and the connection closes")
  func currentRequestWhileQuiescing() throws {
    try send(Self.good + Self.good)
    shutDown()
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    echo.answer()
    #expect(try received().lowercased().contains("\r\nconnection: close\r\n"))
    #expect(echo.heads.count == 1)
    #expect(!channel.isActive)
  }

  @Test("A response that ends after the shutdown began closes the connection")
  func responseWhileQuiescing() throws {
    try send(Self.good)
    echo.begin()
    shutDown()
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(channel.isActive)
    echo.end()
    #expect(!channel.isActive)
  }

  @Test("A WebSocket handshake during a shutdown is answered with 503")
  func handshakeWhileQuiescing() throws {
    shutDown()
    let cookie = "Cookie: \(LiveUpgraderTests.cookie)"
    let key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    try send(handshake(["Sec-WebSocket-Version: 13", key, "Origin: http://localhost", cookie]))
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 503 ") && response.lowercased().contains("\r\nretry-after: 1\r\n"))
    #expect(echo.heads.isEmpty)
  }

  @Test("A connection that is upgraded when the shutdown begins is informed of it")
  func upgradeWhileQuiescing() throws {
    let deadline = try channel.pipeline.syncOperations.handler(type: ShutdownDeadline.self)
    shutDown()
    #expect(!echo.isQuiescing)
    channel.pipeline.syncOperations.removeHandler(deadline, promise: nil)
    let pipelining = try channel.pipeline.syncOperations.handler(type: HTTPServerPipelineHandler.self)
    channel.pipeline.syncOperations.removeHandler(pipelining, promise: nil)
    channel.embeddedEventLoop.run()
    #expect(echo.isQuiescing)
  }

  @Test("An incomplete request is dropped five seconds after the shutdown begins")
  func quiescingWithBody() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc")
    shutDown()
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    try send("d")
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("An incomplete request head is not answered when the server shuts down")
  func malformedWhileQuiescing() throws {
    try send(Self.good)
    echo.answer()
    #expect(try statuses() == ["200"])
    try send("GET /a")
    shutDown()
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(500))
    #expect(try statuses() == [])
    #expect(!channel.isActive)
  }
}
