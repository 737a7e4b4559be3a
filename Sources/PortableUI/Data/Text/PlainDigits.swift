import Foundation

/// A cache for formatting integers in locales that use the digits 0 to 9. It calls a formatter only once for all
/// integers with the same number of digits.
@MainActor
enum PlainDigits {
  private struct Answer {
    let locale: Locale
    let isPlain: Bool
    /// For each number of digits, the formatted integer that consists of ones, such as `1,111`; `nil` before the first
    /// request.
    var patterns: [[UInt8]?] = Array(repeating: nil, count: String(Int64.max).utf8.count + 1)
  }

  nonisolated private static let one = UInt8(ascii: "1")
  /// The cached result for the locale that was requested last. Most screens use only one locale. Exclusivity checking
  /// is off, which is safe because all access is on the main actor, one load or store at a time.
  @exclusivity(unchecked) private static var last: Answer?

  /// Returns an integer formatted in a locale; `nil` if the caller must use a formatter.
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

  /// Returns a pattern filled with the digits of a number that has the same number of digits.
  ///
  /// The method is nonisolated for speed: a main-actor closure that is passed to the standard library would check its
  /// executor at each call.
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

  /// Returns whether a locale formats integers from -999 to 999 like `String(_:)`.
  private static func areUsed(in locale: Locale) -> Bool {
    if last?.locale == locale, let isPlain = last?.isPlain { return isPlain }
    let numbers = [-987, -654, 0, 12, 3]
    let isPlain = numbers.allSatisfy { $0.formatted(.number.locale(locale)) == String($0) }
    last = Answer(locale: locale, isPlain: isPlain)
    return isPlain
  }

  /// Returns the pattern of integers with the given number of digits in the last requested locale: a 1 for each digit,
  /// with separators.
  private static func pattern(digits: Int) -> [UInt8]? {
    if let pattern = last?.patterns[digits] { return pattern }
    guard let locale = last?.locale, let ones = Int64(String(repeating: "1", count: digits)) else { return nil }
    let pattern = Array(ones.formatted(.number.locale(locale)).utf8)
    guard pattern.count(where: { $0 == one }) == digits else { return nil }
    last?.patterns[digits] = pattern
    return pattern
  }
}
