/// Identifies the kept state of a page: a hash of the browser's cookie, the screen's path, the tab and the page's URL.
///
/// Only the browser that has the cookie can name the key, and the key does not reveal the cookie.
package struct SessionKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let name: String

  /// Creates the key of a page.
  ///
  /// - Parameters:
  ///   - browser: The browser's cookie.
  ///   - path: The path of the screen.
  ///   - page: The tab and the URL. The URL's fragment is not part of the key, because it changes without a navigation.
  /// - Returns: `nil` if the tab has no name, so that the page cannot be recognized.
  init?(browser: String, path: String, page: ClientPage) {
    guard !page.scene.isEmpty else { return nil }
    let address = page.address.utf8.prefix { $0 != UInt8(ascii: "#") }
    // The lengths make the message unambiguous.
    let place = "\(browser) \(path.utf8.count) \(path) \(page.scene.utf8.count) \(page.scene) "
    name = SHA256.hash(Array(place.utf8) + address).hexadecimal
  }

  /// Creates a key from its name; `nil` if the name is malformed.
  package init?(name: String) {
    guard name.utf8.count == 2 * SHA256.byteCount,
      name.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.name = name
  }
}
