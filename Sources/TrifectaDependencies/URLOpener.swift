import Foundation
import IssueReporting

/// Opens URLs for effects.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
/// return .run { _ in await openURL(page) }
/// ```
public struct URLOpener: Sendable {
  private let open: @MainActor @Sendable (URL) async -> Bool

  /// Creates an opener.
  ///
  /// - Parameter open: opens the URL and returns whether it was opened. It runs in the task of the effect, and is
  ///   cancelled with it.
  public init(_ open: @escaping @MainActor @Sendable (URL) async -> Bool) {
    self.open = open
  }

  /// Opens a URL.
  ///
  /// - Parameter url: the URL to open.
  /// - Returns: whether the URL was opened.
  @MainActor
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await open(url)
  }
}

private enum OpenURLKey: BuiltInDependencyKey {
  static let liveValue = URLOpener { url in
    reportIssue(
      """
      The URL \(url.absoluteString.prefix(200)) cannot be opened: no URL opener is set.

      The core has no screen that could open it. Set "openURL" where the store is created, or emit a side effect and open \
      the URL in the screen.
      """
    )
    return false
  }
  /// An opener that opens nothing. It does not use the live value, which would report a second issue.
  static var testValue: URLOpener {
    reportUnset(Self.self, "No URL was opened.")
    return URLOpener { _ in false }
  }
  static let property = "openURL"
  static let valueToSet = "URLOpener { _ in true }"
}

extension DependencyValues {
  /// Opens URLs. An app sets it to the opener of its screens; without one, opening a URL reports an issue and returns
  /// `false`.
  ///
  /// There is no default in tests. A test that opens URLs sets a closure, for example one that records them.
  public var openURL: URLOpener {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
