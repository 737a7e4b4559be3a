extension String {
  /// A localizable text with placeholders for values. Foundation provides this type only on Apple's platforms.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a value from a text.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.pieces)
    }

    /// Collects the segments of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var pieces: LocalizedStringKey.StringInterpolation

      /// Creates an empty collection of segments.
      public init(literalCapacity: Int, interpolationCount: Int) {
        pieces = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Appends a literal segment.
      public mutating func appendLiteral(_ literal: String) { pieces.appendLiteral(literal) }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { pieces.appendInterpolation(string) }

      /// Appends the description of a value.
      public mutating func appendInterpolation<T>(_ value: T) { pieces.appendInterpolation(value) }

      /// Appends an integer, formatted in the locale.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { pieces.appendInterpolation(value) }

      /// Appends a floating-point number, formatted in the locale.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { pieces.appendInterpolation(value) }

      /// Appends an integer in a `printf` format.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
        pieces.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a floating-point number in a `printf` format.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        pieces.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a formatted value.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        pieces.appendInterpolation(format.format(input))
      }
    }
  }

  /// Creates a string from a localizable literal, translated to the language of the process.
  ///
  /// For texts on a screen, pass the literal to `Text("…")` instead: a `Text` follows the language of the environment
  /// in which it is shown.
  ///
  /// - Parameters:
  ///   - keyAndValue: the literal, which is also the key of the translation.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - bundle: the bundle of the table; `nil` for the main bundle.
  ///   - locale: the locale in which values are formatted.
  ///   - comment: a comment for translators. It is ignored at run time.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let key = keyAndValue.key.format
    self.init(key, of: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from the translation of a key to the language of the process, or from a default literal if the
  /// key has no translation.
  ///
  /// - Parameters:
  ///   - key: the key of the translation.
  ///   - defaultValue: the default literal.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - bundle: the bundle of the table; `nil` for the main bundle.
  ///   - locale: the locale in which values are formatted.
  ///   - comment: a comment for translators. It is ignored at run time.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key.description, of: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// The locale with the preferred language of the process.
  private static var processLocale: Locale { Locale(identifier: Locale.preferredLanguages.first ?? "en") }

  private init(_ name: String, of value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let key = value.key
    guard bundle != nil || StringTables.areInMainBundle,
      let translation = StringTables.translation(
        of: name, numbers: key.values.map(\.content.number), table: table, bundle: bundle, locale: Self.processLocale)
    else {
      var own = ""
      key.forEachPart {
        own += $0
      } value: {
        own += $0.content.string(locale)
      }
      self = own
      return
    }
    var next = 0
    self = translation.map { part -> String in
      switch part {
      case .literal(let text): return text
      case .placeholder(let placeholder):
        let position = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        guard key.values.indices.contains(position) else { return "" }
        return key.values[position].content.string(locale, as: placeholder)
      }
    }
    .joined()
  }
}

extension LocalizedStringKey.Value.Content {
  /// Returns the value as a string. The value is never a `Text`, which cannot be resolved without a view.
  fileprivate func string(_ locale: Locale, as placeholder: FormatString.Placeholder? = nil) -> String {
    switch self {
    case .string(let string): string
    case .number(let number): number.words(as: placeholder, locale)
    case .text: ""
    }
  }
}
