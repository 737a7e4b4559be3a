/// The cookie by which the server recognizes a browser.
///
/// On an encrypted connection its name begins with `__Host-`, so that browsers take it from this host alone (RFC 6265bis, 4.1.3.2): a sibling
/// domain can plant a cookie of the plain name, which is not read there.
enum BrowserCookie {
  private static let plainName = "trifecta"
  private static let secureName = "__Host-trifecta"

  /// The name under which the cookie is set.
  static func name(isSecure: Bool) -> String { isSecure ? secureName : plainName }

  /// The value among the `Cookie` headers of a request; `nil` where it is missing or not one of ours.
  ///
  /// - Parameter isSecure: whether the connection is encrypted. Where the server does not know that it is, as behind a proxy that says so of some
  ///   requests only, both names are read.
  static func value(in headers: [String], isSecure: Bool) -> String? {
    // By bytes: a header may hold anything, and characters are slow to find among combining marks.
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
