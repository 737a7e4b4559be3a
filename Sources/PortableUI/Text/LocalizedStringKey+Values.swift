extension LocalizedStringKey.StringInterpolation {
  /// Adds a whole number, in the digits and groups of the environment's locale: `\(1234)` is `1,234` in English.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
    append(TextNumber(value), else: value)
  }

  /// Adds a number with six digits after the point, as `%f` writes it: give a format or a specifier for fewer.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
    append(.number(TextNumber(value)))
  }

  /// Adds a whole number in a format.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - specifier: as in `printf`, such as `%04d`. One that is not for whole numbers is passed over.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
    append(TextNumber(value, specifier: specifier), else: value)
  }

  /// Adds a number in a format.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - specifier: as in `printf`, such as `%.2f`. One that is not for numbers with fractions is passed over.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
    append(.number(TextNumber(value, specifier: specifier)))
  }

  /// Adds a value in a format that follows the environment's locale, see ``Text/init(_:format:)``.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds what a formatter writes for a value, see ``Text/init(_:formatter:)``.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    guard let formatter else { return appendInterpolation(String(describing: subject)) }
    appendInterpolation(Text(subject, formatter: formatter))
  }

  /// Adds a date, see ``Text/init(_:style:)``.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds two times of day.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Adds two times of day.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  private mutating func append<T>(_ number: TextNumber?, else value: T) {
    if let number { append(.number(number)) } else { appendInterpolation(String(describing: value)) }
  }
}
