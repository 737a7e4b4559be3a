/// The cookie that identifies a browser.
///
/// On an encrypted connection, its name starts with `__Host-`, so browsers accept it only from this host (RFC 6265bis,
/// 4.1.3.2). A sibling domain can set a cookie with the plain name, but the server ignores that cookie on encrypted
/// connections.
enum BrowserCookie {
  private static let plainName = "trifecta"
  private static let secureName = "__Host-trifecta"

  /// Returns the name of the cookie.
  static func name(isSecure: Bool) -> String { isSecure ? secureName : plainName }

  /// Returns the value of the cookie in the `Cookie` fields of a request; `nil` if it is missing or malformed.
  ///
  /// - Parameter isSecure: Whether the connection is encrypted. If it is not encrypted, both names are read, because a
  ///   proxy may report encryption only for some requests.
  static func value(in headers: [String], isSecure: Bool) -> String? {
    // Bytes are compared, because headers may contain anything and searching characters with many combining marks is
    // slow.
    for name in isSecure ? [secureName] : [secureName, plainName] {
      for pair in headers.lazy.flatMap({ $0.utf8.split(separator: UInt8(ascii: ";")) }) {
        let pair = pair.drop { $0 == UInt8(ascii: " ") }
        guard pair.starts(with: "\(name)=".utf8), let value = String(pair.dropFirst(name.utf8.count + 1)) else {
          continue
        }
        if Secret.isWellFormed(value) { return value }
      }
    }
    return nil
  }
}
