import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import TrifectaWeb

extension RequestGuardTests {
  private static func expecting(_ fields: String = "Content-Length: 3", version: String = "1.1") -> String {
    "POST / HTTP/\(version)\r\nHost: a\r\nExpect: 100-Continue\r\n\(fields)\r\n\r\n"
  }

  @Test(
    "A client that expects status 100 gets it once, when the application reads the body",
    arguments: [("Content-Length: 3", "abc"), ("Transfer-Encoding: chunked", "3\r\nabc\r\n0\r\n\r\n")])
  func interimResponse(fields: String, body: String) throws {
    for _ in 0..<2 {
      try send(Self.expecting(fields))
      #expect(try received() == "")
      readBody()
      #expect(try received() == "HTTP/1.1 100 Continue\r\n\r\n")
      readBody()
      try send(body)
      echo.answer()
      #expect(try statuses() == ["200"])
    }
    #expect(channel.isActive)
  }

  @Test("An interim response with another status does not replace status 100")
  func otherInterimResponse() throws {
    try send(Self.expecting())
    echo.hint()
    #expect(try received().hasPrefix("HTTP/1.1 103 "))
    readBody()
    #expect(try received() == "HTTP/1.1 100 Continue\r\n\r\n")
  }

  @Test("A request that expects status 100 and is refused gets only the refusal, and the connection closes")
  func refusalWithoutInterimResponse() throws {
    try send(Self.expecting())
    echo.answer()
    readBody()
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 200 ") && response.lowercased().contains("\r\nconnection: close\r\n"))
    #expect(!response.contains(" 100 "))
    try send(Self.good)
    #expect(echo.heads.count == 1)
  }

  @Test(
    "Status 100 is not sent to HTTP 1.0 clients, without a body, or after a part of the body",
    arguments: [expecting(version: "1.0"), expecting("Content-Length: 0"), expecting() + "a", good])
  func noInterimResponse(request: String) throws {
    try send(request)
    readBody()
    #expect(try received() == "")
    #expect(echo.heads.count == 1)
  }

  @Test("An expectation other than 100-continue is answered with 417", arguments: ["200-ok", "100-continue, x"])
  func unknownExpectation(expectation: String) throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nExpect: \(expectation)\r\nContent-Length: 3\r\n\r\n")
    #expect(try statuses() == ["417"])
    #expect(echo.heads.isEmpty)
  }

  private func readBody() { channel.pipeline.fireUserInboundEventTriggered(RequestGuard.BodyIsRead()) }
}
