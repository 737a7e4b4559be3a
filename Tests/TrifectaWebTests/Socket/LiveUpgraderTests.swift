import NIOHTTP1
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Admission of live connections")
struct LiveUpgraderTests {
  static let cookie = "trifecta=0123456789abcdef0123456789abcdef"
  static var options: WebOptions {
    var options = WebOptions()
    options.allowedHosts = ["example.com", "a"]
    return options
  }

  @Test("A page of the same host with a cookie may connect")
  func sameHost() {
    #expect(isAdmitted(["host": "example.com:8080", "origin": "http://example.com:8080", "cookie": Self.cookie]))
    #expect(isAdmitted(["host": "example.com", "origin": "https://example.com", "cookie": Self.cookie]))
  }

  @Test(
    "A foreign, missing or malformed origin may not connect",
    arguments: [
      ["host": "example.com", "origin": "http://evil.com"],
      ["host": "example.com", "origin": "http://example.com.evil.com"],
      ["host": "example.com", "origin": "http://example.com:81"],
      ["host": "example.com", "origin": "null"],
      ["host": "example.com", "origin": "example.com"],
      ["host": "example.com"],
      ["origin": "http://"],
      ["host": "", "origin": "http://"],
    ])
  func foreignOrigin(headers: [String: String]) {
    #expect(!isAdmitted(headers.merging(["cookie": Self.cookie]) { $1 }))
  }

  @Test("A request with two origins may not connect")
  func twoOrigins() {
    var head = head(["host": "a", "origin": "http://a", "cookie": Self.cookie])
    head.headers.add(name: "origin", value: "http://a")
    #expect(upgrader().peer(of: head) == nil)
  }

  @Test("Allowed origins are compared exactly and replace the host rule")
  func listedOrigins() {
    var options = WebOptions()
    options.allowedOrigins = ["https://app.example.com"]
    options.allowedHosts = ["internal"]
    let listed = ["host": "internal", "origin": "https://app.example.com", "cookie": Self.cookie]
    let sameHost = ["host": "internal", "origin": "https://internal", "cookie": Self.cookie]
    #expect(isAdmitted(listed, options: options))
    #expect(!isAdmitted(sameHost, options: options))
  }

  @Test("A page of a host that is not allowed may not connect")
  func reboundHost() {
    let headers = ["host": "evil.example", "origin": "http://evil.example", "cookie": Self.cookie]
    #expect(refusal(headers) == .foreignHost("evil.example"))
    #expect(isAdmitted(["host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080", "cookie": Self.cookie]))
  }

  @Test("A page of an allowed host may connect through a proxy that changes the host")
  func changedHost() {
    #expect(isAdmitted(["host": "127.0.0.1:8080", "origin": "https://example.com", "cookie": Self.cookie]))
    #expect(!isAdmitted(["host": "127.0.0.1:8080", "origin": "https://example.com:81", "cookie": Self.cookie]))
  }

  @Test("A refused host is logged once with the option that allows it, unless malformed")
  func refusalLog() throws {
    let log = TestLog()
    var options = Self.options
    options.logger = log.logger
    let upgrader = upgrader(options)
    for _ in 0..<3 { upgrader.log(.foreignOrigin("https://app.example.org", host: "127.0.0.1:8080")) }
    #expect(log.all.count == 1)
    let line = try #require(log.all.first)
    #expect(line.hasPrefix("warning: refused a live connection from the origin \"https://app.example.org\""))
    #expect(line.contains("add \"app.example.org\" to WebOptions.allowedHosts"))
    for nonsense in ["", "a b", "\u{1b}[31m", String(repeating: "a", count: 101)] {
      upgrader.log(.foreignHost(nonsense))
    }
    #expect(log.all.count == 1)
    for origin in ["a\u{1b}[31m://app2.example.org", "javascript://app2.example.org", "https:/x/app2.example.org"] {
      upgrader.log(.foreignOrigin(origin, host: "127.0.0.1:8080"))
    }
    upgrader.log(.foreignOrigin("https://app2.example.org", host: "a\u{1b}[31m"))
    #expect(log.all.count == 1)
    for number in 0..<1_000 { upgrader.log(.foreignHost("\(number).example")) }
    #expect(log.all.count == 16)
  }

  @Test("Refused hosts without a line are summarized after a minute, the most frequent first")
  func summary() async throws {
    let log = TestLog()
    let time = TestTime()
    let refusalLog = RefusalLog(log.logger, time: time.timekeeper)
    for number in 0..<1_016 {
      refusalLog.add(.foreignHost("\(number).example"))
      if number >= 16, number.isMultiple(of: 4) { refusalLog.add(.foreignHost("app.example.org")) }
    }
    await settle(until: { time.sleepers == 1 })
    #expect(log.all.count == 16)
    time.advance(by: .seconds(60))
    await settle(until: { log.all.count == 17 })
    let line = try #require(log.all.last)
    #expect(line.hasPrefix("warning: refused 1250 more requests in the last minute"))
    #expect(line.contains("such as \"app.example.org\", "))
    #expect(line.hasSuffix("add it to WebOptions.allowedHosts"))
    #expect(line.utf8.count < 600)
    // The next summary starts with the next refusal.
    #expect(time.sleepers == 0)
    refusalLog.add(.foreignHost("app.example.org"))
    await settle(until: { time.sleepers == 1 })
    time.advance(by: .seconds(60))
    await settle(until: { log.all.count == 18 })
    #expect(log.all.last?.contains("refused 1 more requests") == true)
    time.advance(by: .seconds(3_600))
    refusalLog.add(.foreignHost("app.example.org"))
    #expect(log.all.last?.hasPrefix("warning: refused a request for the host \"app.example.org\"") == true)
  }

  @Test("A browser without a valid cookie may not connect", arguments: ["", "other=1", "trifecta=short"])
  func withoutCookie(cookie: String) {
    #expect(!isAdmitted(["host": "a", "origin": "http://a", "cookie": cookie]))
  }

  @Test("The cookie is found among other cookies")
  func cookieAmongOthers() {
    let value = String(Self.cookie.dropFirst("trifecta=".count))
    #expect(BrowserCookie.value(in: ["a=1; \(Self.cookie); b=2"], isSecure: false) == value)
    #expect(BrowserCookie.value(in: ["a=1", Self.cookie], isSecure: false) == value)
    #expect(
      BrowserCookie.value(in: ["nottrifecta=0123456789abcdef0123456789abcdef"], isSecure: false) == nil)
  }

  @Test("Malformed cookies with the same name are skipped")
  func cookieAfterMalformedOnes() {
    let value = String(repeating: "b", count: 32)
    let field = ";;trifecta; trifecta=;trifecta=short; =; trifecta=\(value)0;trifecta=\(value); \(Self.cookie)"
    #expect(BrowserCookie.value(in: [field], isSecure: false) == value)
    #expect(BrowserCookie.value(in: ["", "; ", field + ";"], isSecure: false) == value)
  }

  @Test("On an encrypted connection only the __Host- cookie is read")
  func cookiePrefix() {
    let own = String(repeating: "a", count: 32)
    let both = ["\(Self.cookie); __Host-trifecta=\(own)"]
    #expect(BrowserCookie.value(in: [Self.cookie], isSecure: true) == nil)
    #expect(BrowserCookie.value(in: both, isSecure: true) == own)
    #expect(BrowserCookie.value(in: both, isSecure: false) == own)
    #expect(
      BrowserCookie.name(isSecure: true) == "__Host-trifecta" && BrowserCookie.name(isSecure: false) == "trifecta")
  }

  @Test("Only live paths of screens may connect, with any query")
  func paths() {
    let headers = ["host": "a", "origin": "http://a", "cookie": Self.cookie]
    #expect(isAdmitted(headers, uri: "/counter/live?x=1"))
    #expect(!isAdmitted(headers, uri: "/counter"))
    #expect(!isAdmitted(headers, uri: "/nothing/live"))
  }

  private func isAdmitted(
    _ headers: [String: String], uri: String = "/counter/live", options: WebOptions = LiveUpgraderTests.options
  ) -> Bool {
    upgrader(options).peer(of: head(headers, uri: uri)) != nil
  }

  private func refusal(_ headers: [String: String]) -> LiveUpgrader.Refusal? {
    guard case .failure(let refusal) = upgrader().admit(head(headers), from: nil) else { return nil }
    return refusal
  }

  private func upgrader(_ options: WebOptions = LiveUpgraderTests.options) -> LiveUpgrader {
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Text("0") }
    let store = SessionStore(options: options, tokens: JoinTokens())
    return LiveUpgrader(options: options, store: store, screens: [screen])
  }

  private func head(_ headers: [String: String], uri: String = "/counter/live") -> HTTPRequestHead {
    HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders(headers.map { ($0, $1) }))
  }
}

extension LiveUpgrader {
  /// The peer that requests the upgrade, or `nil` if the request is refused.
  fileprivate func peer(of head: HTTPRequestHead) -> Connection.Peer? { try? admit(head, from: nil).get() }
}
