/// The form that a language uses for a number.
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other
}

/// A number as plural rules see it: its integer and its fraction digits.
package struct PluralOperands: Equatable, Sendable {
  /// The integer digits, without the sign.
  let integer: UInt64
  /// The fraction digits, without trailing zeros.
  let fraction: UInt64
  /// The number of fraction digits.
  let fractionLength: Int

  package init(_ integer: UInt64) {
    self.integer = integer
    fraction = 0
    fractionLength = 0
  }

  /// Creates the operands of a floating-point number; `nil` if it is infinite, not a number, or over 1e15, where the
  /// shortest representation has an exponent.
  package init?(_ number: Double) {
    let number = number.magnitude
    guard number < 1e15 else { return nil }
    integer = UInt64(number)
    let digits = "\(number)".drop { $0 != "." }.dropFirst()
    guard let fraction = UInt64(digits), fraction > 0 else {
      // Numbers below 1e-4 have an exponent. Their fraction only needs to differ from 0.
      self.fraction = number == Double(integer) ? 0 : 1
      fractionLength = number == Double(integer) ? 0 : 5
      return
    }
    self.fraction = fraction
    fractionLength = digits.count
  }

  fileprivate var isWhole: Bool { fractionLength == 0 }

  /// Whether the number is an integer in a range.
  fileprivate func isWhole(_ range: ClosedRange<UInt64>) -> Bool { isWhole && range.contains(integer) }

  /// Whether the number is an integer whose last digits are in a range.
  fileprivate func ends(in range: ClosedRange<UInt64>, modulo: UInt64) -> Bool {
    isWhole && range.contains(integer % modulo)
  }
}

/// The plural rules of languages, from Unicode's Common Locale Data Repository (CLDR).
///
/// Foundation does not provide these rules outside of Apple's platforms. It contains ICU, which has them, but only as a
/// private module with renamed functions.
package enum PluralRules {
  /// Returns the form that a language uses for a number. A language without a known rule has the forms of English.
  ///
  /// - Parameters:
  ///   - number: the number; `nil` if it has no digits.
  ///   - language: an identifier, such as `pt-BR`.
  package static func category(of number: PluralOperands?, in language: String) -> PluralCategory {
    guard let number else { return .other }
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first ?? "" {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue", "jv", "su", "bo", "dz", "ig", "wo", "yo",
      "to":
      return .other
    case "fr": return romance(number, one: number.integer <= 1)
    case "pt":
      let isEuropean = parts.dropFirst().contains("pt")
      return romance(number, one: isEuropean ? number.isWhole(1...1) : number.integer <= 1)
    case "it", "ca": return romance(number, one: number.isWhole(1...1))
    case "es": return romance(number, one: number.isWhole(1...1))
    case "hy", "ff", "kab": return number.integer <= 1 ? .one : .other
    case "am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "pcm", "zu":
      return number.integer == 0 || number.isWhole(1...1) ? .one : .other
    case "ak", "bho", "ln", "mg", "nso", "pa", "ti", "wa": return number.isWhole(0...1) ? .one : .other
    case "si":
      return number.isWhole(0...1) || number.integer == 0 && number.fraction == 1 ? .one : .other
    case "da": return number.isWhole(1...1) || !number.isWhole && number.integer <= 1 ? .one : .other
    case "is":
      let digits = number.isWhole ? number.integer : number.fraction
      return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
    case "mk":
      let isOne = number.integer % 10 == 1 && number.integer % 100 != 11 && number.isWhole
      return isOne || number.fraction % 10 == 1 && number.fraction % 100 != 11 ? .one : .other
    case "fil", "tl", "ceb":
      let digits = number.isWhole ? number.integer : number.fraction
      return number.isWhole(1...3) || ![4, 6, 9].contains(digits % 10) ? .one : .other
    case "lv": return latvian(number)
    case "lt": return lithuanian(number)
    case "he", "iw":
      if number.isWhole(1...1) || !number.isWhole && number.integer == 0 { return .one }
      return number.isWhole(2...2) ? .two : .other
    case "se", "sma", "smj", "smn", "sms", "iu", "naq", "sat":
      return number.isWhole(1...1) ? .one : number.isWhole(2...2) ? .two : .other
    case "ro", "mo":
      if number.isWhole(1...1) { return .one }
      return !number.isWhole || number.integer == 0 || number.ends(in: 1...19, modulo: 100) ? .few : .other
    case "hr", "sr", "bs", "sh": return southSlavic(number)
    case "ru", "uk", "be": return eastSlavic(number)
    case "pl": return polish(number)
    case "cs", "sk":
      if !number.isWhole { return .many }
      return number.integer == 1 ? .one : (2...4).contains(number.integer) ? .few : .other
    case "sl":
      if !number.isWhole { return .few }
      return [1: .one, 2: .two, 3: .few, 4: .few][number.integer % 100] ?? .other
    case "gd":
      if number.isWhole { return [1: .one, 11: .one, 2: .two, 12: .two][number.integer] ?? scottish(number) }
      return .other
    case "ga":
      guard number.isWhole else { return .other }
      return switch number.integer {
      case 1: .one
      case 2: .two
      case 3...6: .few
      case 7...10: .many
      default: .other
      }
    case "mt":
      guard number.isWhole else { return .other }
      if number.integer == 1 { return .one }
      if number.integer == 2 { return .two }
      if number.integer == 0 || number.ends(in: 3...10, modulo: 100) { return .few }
      return number.ends(in: 11...19, modulo: 100) ? .many : .other
    case "cy":
      guard number.isWhole else { return .other }
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number.integer] ?? .other
    case "ar", "ars":
      guard number.isWhole else { return .other }
      if number.integer <= 2 { return [.zero, .one, .two][Int(number.integer)] }
      if number.ends(in: 3...10, modulo: 100) { return .few }
      return number.ends(in: 11...99, modulo: 100) ? .many : .other
    default: return number.isWhole(1...1) ? .one : .other
    }
  }

  /// The Romance languages, in which a noun after millions has a preposition.
  private static func romance(_ number: PluralOperands, one isOne: Bool) -> PluralCategory {
    if isOne { return .one }
    return number.integer > 0 && number.ends(in: 0...0, modulo: 1_000_000) ? .many : .other
  }

  private static func scottish(_ number: PluralOperands) -> PluralCategory {
    number.isWhole(3...10) || number.isWhole(13...19) ? .few : .other
  }

  private static func latvian(_ number: PluralOperands) -> PluralCategory {
    if number.ends(in: 0...0, modulo: 10) || number.ends(in: 11...19, modulo: 100) { return .zero }
    if number.fractionLength == 2, (11...19).contains(number.fraction % 100) { return .zero }
    let digits = number.isWhole ? number.integer : number.fraction
    guard digits % 10 == 1 else { return .other }
    return digits % 100 == 11 && (number.isWhole || number.fractionLength == 2) ? .other : .one
  }

  private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .many }
    if (11...19).contains(number.integer % 100) { return .other }
    return number.integer % 10 == 1 ? .one : (2...9).contains(number.integer % 10) ? .few : .other
  }

  private static func southSlavic(_ number: PluralOperands) -> PluralCategory {
    let digits = number.isWhole ? number.integer : number.fraction
    if digits % 10 == 1, digits % 100 != 11 { return .one }
    return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .other
  }

  private static func eastSlavic(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .other }
    if number.integer % 10 == 1, number.integer % 100 != 11 { return .one }
    return (2...4).contains(number.integer % 10) && !(12...14).contains(number.integer % 100) ? .few : .many
  }

  private static func polish(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .other }
    if number.integer == 1 { return .one }
    return (2...4).contains(number.integer % 10) && !(12...14).contains(number.integer % 100) ? .few : .many
  }
}
