import NIOCore
import Testing

@testable import TrifectaWeb

@Suite("Visitors and proxies")
struct VisitorTests {
  @Test("Forwarding headers from an untrusted peer are ignored")
  func untrusted() throws {
    let visitor = try visitor(
      from: "203.0.113.7",
      [
        "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https", "x-forwarded-host": "app.example",
        "host": "here",
      ])
    #expect(visitor.address == NetworkAddress("203.0.113.7")?.key)
    #expect(visitor.host == "here")
    #expect(!visitor.isSecure)
  }

  @Test("Forwarding headers from a trusted proxy are used")
  func trusted() throws {
    let visitor = try visitor(
      from: "10.1.2.3",
      [
        "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https", "x-forwarded-host": "app.example",
        "host": "here",
      ])
    #expect(visitor.address == NetworkAddress("198.51.100.1")?.key)
    #expect(visitor.host == "app.example")
    #expect(visitor.isSecure)
  }

  @Test(
    "Of several hops, the nearest untrusted address is the visitor's",
    arguments: [
      ("1.1.1.1, 198.51.100.1", "198.51.100.1"),
      ("198.51.100.1, 10.9.9.9", "198.51.100.1"),
      ("1.1.1.1, 198.51.100.1:4711, 10.9.9.9, 10.0.0.1", "198.51.100.1"),
      ("10.0.0.7, 10.0.0.8", "10.0.0.7"),
      ("unknown", "10.1.2.3"),
      ("198.51.100.1, nonsense, 10.0.0.8", "10.0.0.8"),
      ("198.51.100.1, \u{E9}, 10.0.0.8", "10.0.0.8"),
      ("\u{E9}, 198.51.100.1, 10.0.0.8", "198.51.100.1"),
      (",,", "10.1.2.3"),
    ])
  func hops(field: String, visitor address: String) throws {
    let visitor = try visitor(from: "10.1.2.3", ["x-forwarded-for": field])
    #expect(visitor.address == NetworkAddress(address)?.key)
  }

  @Test("The Forwarded header is read when X-Forwarded-For is missing")
  func forwarded() throws {
    let field = #"for=1.1.1.1, For="[2001:db8:cafe::17]:4711";proto=https;host="app.example""#
    let visitor = try visitor(from: "10.1.2.3", ["forwarded": field])
    #expect(visitor.address == NetworkAddress("2001:db8:cafe::17")?.key)
    #expect(visitor.host == "app.example" && visitor.isSecure)
    let both = try self.visitor(from: "10.1.2.3", ["forwarded": field, "x-forwarded-for": "198.51.100.1"])
    #expect(both.address == NetworkAddress("198.51.100.1")?.key)
    #expect(!both.isSecure)
  }

  @Test("A hop with non-ASCII characters is unknown")
  func notASCII() throws {
    let field = "for=198.51.100.1;proto=https;host=\u{E9}"
    let visitor = try visitor(from: "10.1.2.3", ["forwarded": field, "host": "here"])
    #expect(visitor.address == NetworkAddress("10.1.2.3")?.key)
    #expect(visitor.host == "here" && !visitor.isSecure)
  }

  @Test("IPv6 addresses are grouped by /64 prefix, and IPv4-mapped addresses count as IPv4")
  func keys() {
    #expect(NetworkAddress("2001:db8:1:2::1")?.key == NetworkAddress("2001:db8:1:2:ffff::9")?.key)
    #expect(NetworkAddress("2001:db8:1:2::1")?.key != NetworkAddress("2001:db8:1:3::1")?.key)
    #expect(NetworkAddress("::ffff:192.0.2.1")?.key == NetworkAddress("192.0.2.1")?.key)
  }

  @Test(
    "A range contains the addresses with its prefix",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("192.0.2.128/25", "192.0.2.127", false),
      ("192.0.2.128/25", "192.0.2.129", true), ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false),
      ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "::1", false), ("2001:db8::/32", "2001:db8:ffff::1", true),
    ])
  func ranges(range: String, address: String, isIn: Bool) throws {
    let range = try #require(AddressRange(range))
    #expect(range.contains(try #require(NetworkAddress(address))) == isIn)
  }

  @Test(
    "Invalid ranges are rejected", arguments: ["", "/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "proxy", "1.2.3"])
  func noRange(text: String) {
    #expect(AddressRange(text) == nil)
  }

  private func visitor(from address: String, _ fields: [String: String]) throws -> Visitor {
    var options = WebOptions()
    options.trustedProxies = ["10.0.0.0/8"]
    let caller = Caller(address: try SocketAddress(ipAddress: address, port: 4_711))
    return Visitor(caller, options: options) { fields[$0].map { [$0] } ?? [] }
  }
}

@Suite("Host rules")
struct HostRuleTests {
  @Test(
    "Loopback names and IP addresses are allowed, with and without a port",
    arguments: [
      "localhost", "localhost:8080", "LocalHost.", "app.localhost:1", "127.0.0.1", "127.0.0.1:8080", "[::1]",
      "[::1]:8080", "192.168.1.20:80",
    ])
  func own(host: String) {
    #expect(HostRule([]).allows(host))
  }

  @Test(
    "Other host names are refused",
    arguments: [
      "", ":80", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[", "[]", "notlocalhost", ".",
      "[::1]evil.example", "[::1]evil.example:80",
    ])
  func foreign(host: String) {
    #expect(!HostRule(["app.example.com"]).allows(host))
  }

  @Test("Listed names are allowed, and subdomains of names listed with a dot")
  func listed() {
    let rule = HostRule(["App.example.com", ".example.org", "exact.example:8443"])
    #expect(rule.allows("app.example.com") && rule.allows("APP.EXAMPLE.COM:443") && rule.allows("a.b.example.org"))
    #expect(!rule.allows("b.app.example.com") && !rule.allows("notexample.org"))
    #expect(rule.allows("exact.example:8443") && !rule.allows("exact.example"))
    #expect(HostRule(["*"]).allows("anything") && !HostRule(["*"]).allows(""))
  }

  @Test("The name of the server's interface is allowed but not listed")
  func interface() {
    var rule = HostRule([])
    rule.interface = "Box.local"
    #expect(rule.allows("box.local:8080"))
    #expect(!rule.lists("box.local"))
  }

  @Test("A name listed with a dot includes the domain itself")
  func itself() {
    #expect(HostRule([".example.org"]).allows("example.org"))
  }
}
