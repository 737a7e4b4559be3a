extension String {
  /// A text in the words of a program's author, with places for values, of which a string is made: Foundation has it on Apple's
  /// platforms alone.
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

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var pieces: LocalizedStringKey.StringInterpolation

      /// Creates an empty collection.
      public init(literalCapacity: Int, interpolationCount: Int) {
        pieces = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds a piece of the literal.
      public mutating func appendLiteral(_ literal: String) { pieces.appendLiteral(literal) }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) { pieces.appendInterpolation(string) }

      /// Adds a value as it describes itself.
      public mutating func appendInterpolation<T>(_ value: T) { pieces.appendInterpolation(value) }

      /// Adds a whole number, as the locale has it.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { pieces.appendInterpolation(value) }

      /// Adds a number, as the locale has it.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { pieces.appendInterpolation(value) }

      /// Adds a whole number in a format as in `printf`.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
        pieces.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a number in a format as in `printf`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        pieces.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        pieces.appendInterpolation(format.format(input))
      }
    }
  }

  /// Creates a string from a literal, with what is interpolated into it, or its translation in the language of the process.
  ///
  /// Texts on a screen are better made of the literal itself, `Text("…")`: they follow the language of the place where they are shown.
  ///
  /// - Parameters:
  ///   - keyAndValue: the literal, which is also the key of a translation.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - bundle: where the tables are; `nil` for the program's own bundle.
  ///   - locale: how numbers are written.
  ///   - comment: tells translators what the text is for.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let key = keyAndValue.key.format
    self.init(key, of: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from its translation in the language of the process, or from a literal, with what is interpolated into
  /// it, where there is none.
  ///
  /// - Parameters:
  ///   - key: the key of the translation.
  ///   - defaultValue: the literal.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - bundle: where the tables are; `nil` for the program's own bundle.
  ///   - locale: how numbers are written.
  ///   - comment: tells translators what the text is for.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key.description, of: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  private init(_ name: String, of value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let key = value.key
    let format = (bundle ?? .main).localizedString(forKey: name, value: nil, table: table)
    guard format != name else {
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
    self = FormatString(format).parts.map { part -> String in
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
  /// The value in words. A text has none outside of a screen; none can be given here.
  fileprivate func string(_ locale: Locale, as placeholder: FormatString.Placeholder? = nil) -> String {
    switch self {
    case .string(let string): string
    case .number(let number): number.words(as: placeholder, locale)
    case .text: ""
    }
  }
}
