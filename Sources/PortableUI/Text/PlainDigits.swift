import Foundation

/// Which languages write whole numbers with the digits 0 to 9, and what they put between them, so that a formatter is asked once for each
/// length of numbers and not for each number.
@MainActor
enum PlainDigits {
  private struct Answer {
    let locale: Locale
    let isYes: Bool
    /// A number of so many digits, all of them 1, as it is written; `nil` where nobody has asked for it so far.
    var patterns: [[UInt8]?] = Array(repeating: nil, count: String(Int64.max).utf8.count + 1)
  }

  private static let one = UInt8(ascii: "1")
  /// The answer for the locale that was asked about last: most screens have one.
  private static var last: Answer?

  /// A whole number as it is written in a locale; `nil` where a formatter has to be asked.
  static func string(_ number: Int64, in locale: Locale) -> String? {
    guard areUsed(in: locale) else { return nil }
    let plain = String(number)
    if -1_000 < number, number < 1_000 { return plain }
    guard number > 0, var written = pattern(digits: plain.utf8.count) else { return nil }
    var digits = plain.utf8.makeIterator()
    // A plain loop: a closure given to the library checks each time that it is on the main actor.
    for index in written.indices where written[index] == one {
      if let digit = digits.next() { written[index] = digit }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Whether whole numbers from -999 to 999 are written in a locale as they are in Swift.
  private static func areUsed(in locale: Locale) -> Bool {
    if let last, last.locale == locale { return last.isYes }
    let numbers = [-987, -654, 0, 12, 3]
    let isYes = numbers.allSatisfy { $0.formatted(.number.locale(locale)) == String($0) }
    last = Answer(locale: locale, isYes: isYes)
    return isYes
  }

  /// What numbers of so many digits look like in the locale that was asked about last, with a 1 for each digit.
  private static func pattern(digits: Int) -> [UInt8]? {
    if let pattern = last?.patterns[digits] { return pattern }
    guard let locale = last?.locale, let ones = Int64(String(repeating: "1", count: digits)) else { return nil }
    let pattern = Array(ones.formatted(.number.locale(locale)).utf8)
    guard pattern.count(where: { $0 == one }) == digits else { return nil }
    last?.patterns[digits] = pattern
    return pattern
  }
}
