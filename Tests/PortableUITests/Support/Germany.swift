import SwiftUI

extension Locale {
  /// The German locale, which formats 1234.5 as `1.234,5`.
  static let german = Locale(identifier: "de_DE")
  /// The American locale, which formats 1234.5 as `1,234.5`.
  static let american = Locale(identifier: "en_US")
}

extension View {
  /// Sets locale, Gregorian calendar and Greenwich time.
  func locale(_ locale: Locale) -> some View {
    environment(\.locale, locale)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
  }
}
