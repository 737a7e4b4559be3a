/// A number in a text with its `printf` format. It is localized when the text is shown.
package struct TextNumber: Equatable, Sendable {
  /// The number, converted to a 64-bit type that `printf` accepts.
  private enum Value: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    /// A floating-point number. The bit pattern distinguishes 0 from -0, which are equal but are displayed differently.
    case floating(bits: UInt64)
  }

  /// The specifier, such as `%lld` or `%.2f`. It also represents the number in the key of a translation.
  package let specifier: String
  private let value: Value
  /// Whether the specifier is the default one of the number's type.
  private let isUsual: Bool

  /// Creates a number from an integer; `nil` if it does not fit into 64 bits.
  package init?<T: FixedWidthInteger>(_ number: T, specifier: String? = nil) {
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

  /// Creates a number from a floating-point number.
  package init<T: BinaryFloatingPoint>(_ number: T, specifier: String? = nil) {
    value = .floating(bits: Double(number).bitPattern)
    self.specifier = specifier ?? (T.self == Float.self ? "%f" : "%lf")
    isUsual = specifier == nil
  }

  /// The number as plural rules see it; `nil` if it has no digits.
  var pluralOperands: PluralOperands? {
    switch value {
    case .signed(let number): PluralOperands(number.magnitude)
    case .unsigned(let number): PluralOperands(number)
    case .floating(let bits): PluralOperands(Double(bitPattern: bits))
    }
  }

  /// Returns the number formatted with its specifier. A specifier for another kind of number is ignored.
  @MainActor
  package func string(_ locale: Locale) -> String {
    guard !isUsual else { return usualString(locale) }
    return FormatString(specifier).parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let placeholder): formatted(placeholder, locale) ?? usualString(locale)
      }
    }.joined()
  }

  /// Returns the number formatted with the placeholder of a translation. A placeholder without flags, such as `%d`,
  /// uses the specifier of the key.
  @MainActor
  package func string(as placeholder: FormatString.Placeholder, _ locale: Locale) -> String {
    if placeholder.flags.isEmpty, "@diuf".contains(placeholder.conversion) { return string(locale) }
    return formatted(placeholder, locale) ?? string(locale)
  }

  /// Returns the number formatted with the placeholder of a translation, like ``string(as:_:)``, but outside the main
  /// actor.
  package func words(as placeholder: FormatString.Placeholder?, _ locale: Locale) -> String {
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

  /// Returns the number formatted with the default specifier.
  @MainActor
  private func usualString(_ locale: Locale) -> String {
    if case .signed(let number) = value, let string = PlainDigits.string(number, in: locale) { return string }
    return grouped(locale)
  }

  /// Returns the number formatted by `printf`; `nil` if the conversion is for another kind of number.
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
