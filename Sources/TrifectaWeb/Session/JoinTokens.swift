import Foundation

/// Tokens that prove that a joining page was served by this server to this browser.
///
/// A page contains a keyed hash of its browser's cookie and its path. The cookie is `SameSite=Strict` and `HttpOnly`,
/// so other sites can neither send nor read it. Without the cookie, the token is useless. The server stores nothing for
/// a page that never joins.
struct JoinTokens: Sendable {
  private let key: [UInt8]

  /// Creates tokens.
  ///
  /// - Parameter key: The signing key. If it is stored, pages can join again after a restart without a new token. The
  ///   default is a new key.
  init(key: [UInt8] = Secret.randomBytes(SHA256.byteCount)) {
    self.key = key
  }

  /// Returns the token of a page at `path` for the browser with this cookie.
  func token(for cookie: String, at path: String) -> String {
    Data(SHA256.authenticationCode(for: message(cookie, path), key: key)).base64EncodedString()
  }

  /// Returns whether the token belongs to the page. The comparison takes constant time for tokens of the same length, and
  /// the input is not decoded.
  func isValid(_ token: String, for cookie: String, at path: String) -> Bool {
    Secret.areEqual(token, self.token(for: cookie, at: path))
  }

  /// Returns the message that a token authenticates. It is unambiguous, because a cookie contains no spaces.
  private func message(_ cookie: String, _ path: String) -> [UInt8] { Array("\(cookie) \(path)".utf8) }
}

extension JoinTokens: CustomReflectable {
  /// An empty mirror, so that printing the value does not reveal the key.
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Unguessable identifiers.
package enum Secret {
  /// Returns 128 random bits as 32 hexadecimal digits.
  static func random() -> String { randomBytes(16).hexadecimal }

  /// Returns random bytes that cannot be predicted.
  package static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }

  /// Compares two texts in constant time for texts of the same length.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    return first.count == second.count && zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns whether the text has the form of a result of ``random()``.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
