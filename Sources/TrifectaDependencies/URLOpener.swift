import Foundation
import IssueReporting

/// Opens URLs on behalf of a feature's effects.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
/// return .run { _ in await openURL(page) }
/// ```
public struct URLOpener: Sendable {
  private let open: @MainActor @Sendable (URL) async -> Bool

  /// Creates an opener.
  ///
  /// - Parameter open: opens the URL and returns whether that worked. It runs in the task of the effect, and is
  ///   cancelled with it.
  public init(_ open: @escaping @MainActor @Sendable (URL) async -> Bool) {
    self.open = open
  }

  /// Opens a URL.
  ///
  /// - Parameter url: the URL.
  /// - Returns: whether something opened it.
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
      There is nothing to open \(url.absoluteString.prefix(200)) with.

      The core knows no screen. Set "openURL" where the store is made, or emit a side effect and let the screen open it.
      """
    )
    return false
  }
  /// Opens nothing: the live value would report once more.
  static var testValue: URLOpener {
    reportUnset(Self.self, "nothing is opened")
    return URLOpener { _ in false }
  }
  static let property = "openURL"
  static let valueToSet = "URLOpener { _ in true }"
}

extension DependencyValues {
  /// Opens URLs. An app sets it to what its screens offer; until then opening one is reported and returns `false`.
  ///
  /// There is no value for tests: one that opens URLs sets a closure that notes them.
  public var openURL: URLOpener {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
