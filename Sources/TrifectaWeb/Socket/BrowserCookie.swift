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
    // slow. One pass without copies is enough, because a client may send thousands of cookies.
    var plain: String?
    for header in headers {
      var rest = header.utf8[...]
      while !rest.isEmpty {
        let pair = rest.prefix { $0 != UInt8(ascii: ";") }
        rest = rest[pair.endIndex...].dropFirst()
        if let value = value(of: pair, named: secureName) { return value }
        if !isSecure, plain == nil { plain = value(of: pair, named: plainName) }
      }
    }
    return plain
  }

  /// Returns the value of a cookie; `nil` if it has another name or is malformed.
  private static func value(of pair: Substring.UTF8View, named name: String) -> String? {
    let pair = pair.drop { $0 == UInt8(ascii: " ") }
    guard pair.starts(with: name.utf8) else { return nil }
    let rest = pair.dropFirst(name.utf8.count)
    guard rest.first == UInt8(ascii: "="), let value = String(rest.dropFirst()), Secret.isWellFormed(value) else {
      return nil
    }
    return value
  }
}
