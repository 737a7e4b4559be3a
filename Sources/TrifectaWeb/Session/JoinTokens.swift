import Crypto
import Foundation

/// Tokens that prove that a joining page was served by this server to this browser.
///
/// A page contains a keyed hash of its browser's cookie and its path. The cookie is `SameSite=Strict` and `HttpOnly`,
/// so other sites can neither send nor read it. Without the cookie, the token is useless. The server stores nothing for
/// a page that never joins.
struct JoinTokens: Sendable {
  /// The signing key. It is generated at launch, so tokens do not survive a restart.
  private let key = SymmetricKey(size: .bits256)

  /// Returns the token of a page at `path` for the browser with this cookie.
  func token(for cookie: String, at path: String) -> String {
    Data(HMAC<SHA256>.authenticationCode(for: message(cookie, path), using: key)).base64EncodedString()
  }

  /// Returns whether the token belongs to the page. The comparison takes constant time for tokens of the same length:
  /// digests are compared, and the input is not decoded.
  func isValid(_ token: String, for cookie: String, at path: String) -> Bool {
    SHA256.hash(data: Data(token.utf8)) == SHA256.hash(data: Data(self.token(for: cookie, at: path).utf8))
  }

  /// Returns the message that a token authenticates. It is unambiguous, because a cookie contains no spaces.
  private func message(_ cookie: String, _ path: String) -> Data { Data("\(cookie) \(path)".utf8) }
}

/// Unguessable identifiers.
enum Secret {
  /// Returns 128 random bits as 32 hexadecimal digits.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether the text has the form of a result of ``random()``.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
