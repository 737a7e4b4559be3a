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
    "A client that expects status 100 gets it once, before the response",
    arguments: [("Content-Length: 3", "abc"), ("Transfer-Encoding: chunked", "3\r\nabc\r\n0\r\n\r\n")])
  func interimResponse(fields: String, body: String) throws {
    for _ in 0..<2 {
      try send(Self.expecting(fields))
      #expect(try received() == "HTTP/1.1 100 Continue\r\n\r\n")
      try send(body)
      echo.answer()
      #expect(try statuses() == ["200"])
    }
    #expect(channel.isActive)
  }

  @Test("A request that the server refuses does not get status 100")
  func refusalWithoutInterimResponse() throws {
    try send(Self.expecting().replacing("Host: a", with: "Host: a\r\nHost: b"))
    #expect(try statuses() == ["400"])
    #expect(echo.heads.isEmpty)
  }

  @Test(
    "Status 100 is not sent to HTTP 1.0 clients, or without a body",
    arguments: [expecting(version: "1.0"), expecting("Content-Length: 0"), good])
  func noInterimResponse(request: String) throws {
    try send(request)
    #expect(try received() == "")
    #expect(echo.heads.count == 1)
  }

  @Test("An expectation other than 100-continue is answered with 417", arguments: ["200-ok", "100-continue, x"])
  func unknownExpectation(expectation: String) throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nExpect: \(expectation)\r\nContent-Length: 3\r\n\r\n")
    #expect(try statuses() == ["417"])
    #expect(echo.heads.isEmpty)
  }
}
