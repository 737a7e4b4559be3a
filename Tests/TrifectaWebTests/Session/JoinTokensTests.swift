import Testing

@testable import TrifectaWeb

@Suite("Join tokens")
struct JoinTokensTests {
  let tokens = JoinTokens()

  @Test("A page's own token is valid")
  func valid() {
    #expect(tokens.isValid(tokens.token(for: "cookie", at: "/dialer"), for: "cookie", at: "/dialer"))
  }

  @Test("A token is worth nothing to another browser, at another path, or to another process")
  func bound() {
    let token = tokens.token(for: "cookie", at: "/dialer")
    #expect(!tokens.isValid(token, for: "other", at: "/dialer"))
    #expect(!tokens.isValid(token, for: "cookie", at: "/news"))
    #expect(!JoinTokens().isValid(token, for: "cookie", at: "/dialer"))
    #expect(!tokens.isValid("", for: "cookie", at: "/dialer"))
  }

  @Test("A token is valid only as it was written")
  func exact() {
    let token = tokens.token(for: "cookie", at: "/dialer")
    #expect(!tokens.isValid(token + "=", for: "cookie", at: "/dialer"))
    #expect(!tokens.isValid(token + "\n", for: "cookie", at: "/dialer"))
    #expect(!tokens.isValid(String(token.dropLast()), for: "cookie", at: "/dialer"))
  }

  @Test("Secrets are well formed and never the same")
  func secrets() {
    let secrets = (0..<100).map { _ in Secret.random() }
    #expect(Set(secrets).count == 100)
    #expect(secrets.allSatisfy(Secret.isWellFormed))
  }

  @Test("Text that is no secret is seen to be none", arguments: ["", "abc", String(repeating: "g", count: 32)])
  func malformed(text: String) {
    #expect(!Secret.isWellFormed(text))
  }
}
