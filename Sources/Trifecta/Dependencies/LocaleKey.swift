import Foundation

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
  static let testValue = Locale(identifier: "en_US_POSIX")
}

extension DependencyValues {
  /// The person's locale.
  ///
  /// In tests it is `en_US_POSIX`, which never changes: whatever formats a number needs a locale, and a test should
  /// give the same result on every machine without having to say so.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
