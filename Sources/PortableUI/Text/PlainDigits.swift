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

  nonisolated private static let one = UInt8(ascii: "1")
  /// The answer for the locale that was asked about last: most screens have one. On the main actor, one load or store at a time, so that
  /// nobody has to check at each number that it is.
  @exclusivity(unchecked) private static var last: Answer?

  /// A whole number as it is written in a locale; `nil` where a formatter has to be asked.
  static func string(_ number: Int64, in locale: Locale) -> String? {
    guard areUsed(in: locale) else { return nil }
    if -1_000 < number, number < 1_000 { return String(number) }
    guard number > 0, let pattern = pattern(digits: digits(of: number)) else { return nil }
    return filled(pattern, with: number)
  }

  private static func digits(of number: Int64) -> Int {
    var (count, rest) = (1, number)
    while rest > 9 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// A pattern with the digits of a number, which has as many.
  ///
  /// It is of no actor: a closure of the main actor's, given to the library, checks each time where it is.
  nonisolated private static func filled(_ pattern: [UInt8], with number: Int64) -> String {
    String(unsafeUninitializedCapacity: pattern.count) { buffer in
      var rest = number
      for index in pattern.indices.reversed() {
        let isDigit = pattern[index] == one
        buffer[index] = isDigit ? UInt8(ascii: "0") + UInt8(rest % 10) : pattern[index]
        if isDigit { rest /= 10 }
      }
      return pattern.count
    }
  }

  /// Whether whole numbers from -999 to 999 are written in a locale as they are in Swift.
  private static func areUsed(in locale: Locale) -> Bool {
    if last?.locale == locale, let isYes = last?.isYes { return isYes }
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
