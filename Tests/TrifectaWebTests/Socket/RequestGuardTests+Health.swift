import NIOCore
import NIOEmbedded
import Testing

@testable import TrifectaWeb

extension RequestGuardTests {
  @Test(
    "A health check is answered without a cookie, for any host, and the connection closes",
    arguments: ["/healthz", "/readyz", "/readyz?from=balancer", "http://balancer/healthz"])
  func healthCheck(target: String) throws {
    try send("GET \(target) HTTP/1.1\r\nHost: unknown.example\r\n\r\n" + Self.good)
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n") && response.hasSuffix("\r\n\r\nOK\n"))
    let fields = response.lowercased()
    #expect(fields.contains("\r\nconnection: close\r\n") && fields.contains("\r\ncache-control: no-store\r\n"))
    #expect(!fields.contains("set-cookie"))
    #expect(echo.heads.isEmpty)
  }

  @Test("A health check of HTTP/1.0 needs no host, and one with HEAD has no body")
  func briefHealthCheck() throws {
    try send("HEAD /readyz HTTP/1.0\r\n\r\n")
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n") && response.hasSuffix("\r\n\r\n"))
  }

  @Test("Other methods and other paths are no health checks", arguments: ["POST /readyz", "DELETE /healthz"])
  func otherMethod(line: String) throws {
    try send("\(line) HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 405 ") && response.lowercased().contains("\r\nallow: get, head\r\n"))
    let second = try RequestGuardTests()
    try second.send("GET /readyz/ HTTP/1.1\r\nHost: a\r\n\r\n")
    second.echo.answer()
    #expect(second.echo.heads.count == 1)
  }

  @Test("During a shutdown, the server is healthy and not ready", arguments: [("/healthz", "200"), ("/readyz", "503")])
  func healthCheckWhileQuiescing(path: String, status: String) throws {
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    try send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
    let response = try received()
    #expect(response.hasPrefix("HTTP/1.1 \(status) "))
    #expect(response.contains("shutting down") == (status == "503"))
  }

  @Test("A server whose storage could not be opened is healthy and not ready")
  func healthCheckWithoutStorage() throws {
    struct Fault: Error {}
    let storage = StateStorage(name: "a database") { _, _ in throw Fault() }
    let healthy = try RequestGuardTests { $0.storage = storage }
    try healthy.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try healthy.statuses() == ["200"])
    let ready = try RequestGuardTests { $0.storage = storage }
    try ready.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
    let response = try ready.received()
    #expect(response.hasPrefix("HTTP/1.1 503 ") && response.contains("storage could not be opened"))
  }

  @Test("An app that answers health checks gets them")
  func ownHealthCheck() throws {
    let own = try RequestGuardTests { $0.answersHealthChecks = false }
    try own.send("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n")
    own.echo.answer()
    #expect(own.echo.heads.map(\.uri) == ["/readyz"])
  }
}
