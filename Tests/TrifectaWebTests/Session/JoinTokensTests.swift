import Testing

@testable import TrifectaWeb

@Suite("Join tokens")
struct JoinTokensTests {
  let tokens = JoinTokens()

  @Test("A token is valid for the browser and path it was issued for")
  func valid() {
    #expect(tokens.isValid(tokens.token(for: "cookie", at: "/dialer"), for: "cookie", at: "/dialer"))
  }

  @Test("A token is invalid for another browser, path or process")
  func bound() {
    let token = tokens.token(for: "cookie", at: "/dialer")
    #expect(!tokens.isValid(token, for: "other", at: "/dialer"))
    #expect(!tokens.isValid(token, for: "cookie", at: "/news"))
    #expect(!JoinTokens().isValid(token, for: "cookie", at: "/dialer"))
    #expect(!tokens.isValid("", for: "cookie", at: "/dialer"))
  }

  @Test("A modified token is invalid")
  func exact() {
    let token = tokens.token(for: "cookie", at: "/dialer")
    #expect(!tokens.isValid(token + "=", for: "cookie", at: "/dialer"))
    #expect(!tokens.isValid(token + "\n", for: "cookie", at: "/dialer"))
    #expect(!tokens.isValid(String(token.dropLast()), for: "cookie", at: "/dialer"))
  }

  @Test("Printing the tokens does not reveal the key")
  func printing() {
    #expect("\(tokens)" == "\(JoinTokens())")
  }

  @Test("Random secrets are well formed and distinct")
  func secrets() {
    let secrets = (0..<100).map { _ in Secret.random() }
    #expect(Set(secrets).count == 100)
    #expect(secrets.allSatisfy(Secret.isWellFormed))
  }

  @Test("A malformed secret is detected", arguments: ["", "abc", String(repeating: "g", count: 32)])
  func malformed(text: String) {
    #expect(!Secret.isWellFormed(text))
  }
}
