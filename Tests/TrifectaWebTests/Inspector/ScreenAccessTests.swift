import Testing

@testable import TrifectaWeb

@Suite("Screens that are not for all visitors")
struct ScreenAccessTests {
  private func visitor(
    _ peer: String, host: String = "127.0.0.1:80", _ fields: [String: String] = [:]
  ) throws -> Visitor {
    let caller = Caller(address: try .init(ipAddress: peer, port: 1))
    return Visitor(caller, options: WebOptions()) { $0 == "host" ? [host] : fields[$0].map { [$0] } ?? [] }
  }

  @Test("A browser on this machine is local if it asks for the machine itself, without a proxy")
  func local() throws {
    #expect(try visitor("127.0.0.1").isLocal)
    #expect(try visitor("::1", host: "[::1]:80").isLocal)
    #expect(try visitor("127.0.0.1", host: "localhost").isLocal)
    #expect(try !visitor("10.0.0.1").isLocal)
    #expect(try !visitor("127.0.0.1", host: "app.example.com").isLocal)
    #expect(try !visitor("127.0.0.1", host: "10.0.0.1").isLocal)
    for field in ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"] {
      #expect(try !visitor("127.0.0.1", [field: "x"]).isLocal)
    }
  }

  @Test("Other browsers are admitted when they have presented the token")
  func token() throws {
    let access = ScreenAccess(admitsLocal: false)
    let local = try visitor("127.0.0.1")
    #expect(!access.admits("browser", local))
    #expect(!access.admit("browser", presenting: ""))
    #expect(!access.admit("browser", presenting: String(access.token.dropLast())))
    #expect(!access.admits("browser", local))
    #expect(access.admit("browser", presenting: access.token))
    #expect(access.admits("browser", local))
    #expect(!access.admits("other", local))
    #expect(!access.admits(nil, local))
    #expect(ScreenAccess(admitsLocal: true).admits(nil, local))
  }
}
