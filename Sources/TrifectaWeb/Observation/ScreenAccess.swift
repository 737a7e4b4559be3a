import NIOConcurrencyHelpers

/// Decides which browsers may see a screen that is not for all visitors, such as the inspector. For all others, the
/// screen does not exist.
package final class ScreenAccess: Sendable {
  /// The token that admits a browser when it is the query item `token` of a request for the page.
  package let token: String
  /// Whether browsers on this machine need no token.
  private let admitsLocal: Bool
  private let browsers = NIOLockedValueBox<Set<String>>([])

  /// The maximum number of browsers that have presented the token. With more, those of before must present it again.
  private static let limit = 1_000

  /// - Parameter admitsLocal: Whether browsers on this machine need no token, unless they connect through a proxy.
  package init(admitsLocal: Bool) {
    self.admitsLocal = admitsLocal
    token = Secret.random()
  }

  /// Returns whether a browser may see the screen.
  ///
  /// - Parameters:
  ///   - browser: The cookie of the browser; `nil` if it has none yet.
  ///   - visitor: The client of the request.
  func admits(_ browser: String?, _ visitor: Visitor) -> Bool {
    if admitsLocal, visitor.isLocal { return true }
    return browser.map { browser in browsers.withLockedValue { $0.contains(browser) } } ?? false
  }

  /// Admits a browser that presents a token.
  ///
  /// - Returns: Whether the token is the right one.
  func admit(_ browser: String, presenting token: String) -> Bool {
    guard isToken(token) else { return false }
    browsers.withLockedValue {
      if $0.count >= Self.limit { $0 = [] }
      $0.insert(browser)
    }
    return true
  }

  /// Returns whether a text is the token.
  func isToken(_ text: String) -> Bool { Secret.areEqual(text, token) }
}
