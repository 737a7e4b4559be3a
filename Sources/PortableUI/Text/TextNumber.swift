/// A number in a text, and how it is written: as `printf` would, in the language of the place where it is shown.
struct TextNumber: Equatable, Sendable {
  /// The number itself, as wide as `printf` takes it.
  private enum Value: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    /// By its bits: 0 and -0 are equal and look different.
    case floating(bits: UInt64)
  }

  /// Such as `%lld` or `%.2f`. It is also what stands for the number in the key of a translation.
  let specifier: String
  private let value: Value
  /// Whether the specifier is the one that numbers of the type have where none is given.
  private let isUsual: Bool

  /// Keeps a whole number; `nil` where it is wider than 64 bits.
  init?<T: FixedWidthInteger>(_ number: T, specifier: String? = nil) {
    if T.isSigned, let number = Int64(exactly: number) {
      value = .signed(number)
    } else if let number = UInt64(exactly: number) {
      value = .unsigned(number)
    } else {
      return nil
    }
    let letter = T.isSigned ? "d" : "u"
    self.specifier = specifier ?? (T.bitWidth > 32 ? "%ll\(letter)" : "%\(letter)")
    isUsual = specifier == nil
  }

  /// Keeps a number with a fraction.
  init<T: BinaryFloatingPoint>(_ number: T, specifier: String? = nil) {
    value = .floating(bits: Double(number).bitPattern)
    self.specifier = specifier ?? (T.self == Float.self ? "%f" : "%lf")
    isUsual = specifier == nil
  }

  /// The number as its specifier says. One that is not for such numbers is passed over.
  @MainActor
  func string(_ locale: Locale) -> String {
    guard !isUsual else { return usualString(locale) }
    return FormatString(specifier).parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let placeholder): formatted(placeholder, locale) ?? usualString(locale)
      }
    }.joined()
  }

  /// The number as a translation says, which may leave it to the key.
  @MainActor
  func string(as placeholder: FormatString.Placeholder, _ locale: Locale) -> String {
    if placeholder.flags.isEmpty, "@diuf".contains(placeholder.conversion) { return string(locale) }
    return formatted(placeholder, locale) ?? string(locale)
  }

  /// The number as a translation says, which may leave it to the key, wherever it is asked for.
  func words(as placeholder: FormatString.Placeholder?, _ locale: Locale) -> String {
    if let placeholder, !placeholder.flags.isEmpty || !"@diuf".contains(placeholder.conversion),
      let words = formatted(placeholder, locale)
    {
      return words
    }
    guard !isUsual else { return grouped(locale) }
    return FormatString(specifier).parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let placeholder): formatted(placeholder, locale) ?? grouped(locale)
      }
    }.joined()
  }

  private func grouped(_ locale: Locale) -> String {
    switch value {
    case .signed(let number): number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .floating(let bits):
      Double(bitPattern: bits).formatted(.number.precision(.fractionLength(6)).locale(locale))
    }
  }

  /// What `printf` writes for a specifier without flags.
  @MainActor
  private func usualString(_ locale: Locale) -> String {
    if case .signed(let number) = value, let string = PlainDigits.string(number, in: locale) { return string }
    return grouped(locale)
  }

  /// What `printf` writes; `nil` where it would take the number for one of another kind.
  private func formatted(_ placeholder: FormatString.Placeholder, _ locale: Locale) -> String? {
    let conversion = placeholder.conversion
    switch value {
    case .signed(let number) where "dixXo".contains(conversion):
      return String(format: "%\(placeholder.flags)ll\(conversion)", locale: locale, number)
    case .signed(let number) where conversion == "u":
      return String(format: "%\(placeholder.flags)llu", locale: locale, UInt64(bitPattern: number))
    case .unsigned(let number) where "diuxXo".contains(conversion):
      return String(format: "%\(placeholder.flags)ll\(conversion)", locale: locale, number)
    case .floating(let bits) where "fFeEgGaA".contains(conversion):
      return String(format: "%\(placeholder.flags)\(conversion)", locale: locale, Double(bitPattern: bits))
    default: return nil
    }
  }
}
