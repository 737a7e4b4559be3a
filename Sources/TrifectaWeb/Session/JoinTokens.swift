import Crypto
import Foundation

/// The proof that a page which joins was served by this server to this browser.
///
/// A page carries a keyed hash of its browser's cookie and its path. The cookie is `SameSite=Strict` and `HttpOnly`, so
/// another site can neither send nor read it, and without it the page's token is worth nothing. Nothing is kept for a
/// page that never joins.
struct JoinTokens: Sendable {
  /// A key of its own for each process: the tokens of an earlier one are not valid.
  private let key = SymmetricKey(size: .bits256)

  /// The token of a page at `path` that was served to the browser with that cookie.
  func token(for cookie: String, at path: String) -> String {
    Data(HMAC<SHA256>.authenticationCode(for: message(cookie, path), using: key)).base64EncodedString()
  }

  /// Whether the token is that page's, as it was written. Takes the same time for every wrong token of a length: digests are
  /// compared, and what came from outside is decoded by nothing.
  func isValid(_ token: String, for cookie: String, at path: String) -> Bool {
    SHA256.hash(data: Data(token.utf8)) == SHA256.hash(data: Data(self.token(for: cookie, at: path).utf8))
  }

  /// A cookie has no spaces, so each pair has a message of its own.
  private func message(_ cookie: String, _ path: String) -> Data { Data("\(cookie) \(path)".utf8) }
}

/// Names nobody can guess.
enum Secret {
  /// 128 random bits as 32 hexadecimal digits.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether the text could have come from ``random()``.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
