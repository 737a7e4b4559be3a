import NIOCore
import NIOEmbedded
import Testing

@testable import DevelopmentServer

struct RequestHeadTests {
  private func head(_ lines: String...) -> RequestHead? {
    RequestHead((lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  @Test("A request is passed on with its own connection")
  func closing() {
    let head = head("GET /a HTTP/1.1", "Host: localhost", "Connection: keep-alive")
    #expect(head?.bytes == Array("GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
  }

  @Test("An upgrade keeps its connection")
  func upgrade() {
    let head = head("GET /a/live HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket")
    #expect(head?.isUpgrade == true)
    #expect(
      head?.bytes
        == Array("GET /a/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n".utf8))
  }

  @Test("Other protocols are not parsed", arguments: ["GET /a HTTP/1.0", "GET /a", "", "\u{16}\u{3}"])
  func invalid(line: String) { #expect(head(line) == nil) }

  @Test(
    "Only pages of this server may connect to the development server",
    arguments: [
      ("127.0.0.1:8080", "http://127.0.0.1:8080", true), ("localhost:8080", "http://localhost:8080", true),
      ("[::1]:8080", "http://[::1]:8080", true), ("app.test", "https://app.test", true),
      ("127.0.0.1:8080", "http://other.example", false), ("evil.example:8080", "http://evil.example:8080", false),
      ("127.0.0.1:8080", "null", false),
    ])
  func origins(host: String, origin: String, isAllowed: Bool) {
    let head = head("GET /-/development/pages HTTP/1.1", "Host: \(host)", "Origin: \(origin)")
    #expect(head?.isFromOwnPage(allowing: ["app.test"]) == isAllowed)
  }
}

struct DestinationTests {
  private let loop = EmbeddedEventLoop()

  @Test("Requests wait until the next program runs")
  func waiting() throws {
    let destination = Destination()
    let port = destination.port(on: loop, waits: false)
    destination.run(port: 1)
    #expect(try port.wait() == 1)
    destination.hold()
    let next = destination.port(on: loop, waits: false)
    destination.run(port: 2)
    #expect(try next.wait() == 2)
  }

  @Test("After a crash, only live connections wait")
  func ended() throws {
    let destination = Destination()
    destination.end()
    #expect(try destination.port(on: loop, waits: false).wait() == nil)
    let live = destination.port(on: loop, waits: true)
    destination.run(port: 3)
    #expect(try live.wait() == 3)
  }
}
