import Foundation

/// Which languages write small numbers as programs do, with the digits 0 to 9, so that nobody has to be asked how.
@MainActor
enum PlainDigits {
  private struct Answer {
    let locale: Locale
    let isYes: Bool
  }

  /// The answer for the locale that was asked about last: most screens have one.
  private static var last: Answer?

  /// Whether whole numbers from -999 to 999 are written in a locale as they are in Swift.
  static func areUsed(in locale: Locale) -> Bool {
    if let last, last.locale == locale { return last.isYes }
    let numbers = [-987, -654, 0, 12, 3]
    let isYes = numbers.allSatisfy { $0.formatted(.number.locale(locale)) == String($0) }
    last = Answer(locale: locale, isYes: isYes)
    return isYes
  }
}
