extension LocalizedStringKey.StringInterpolation {
  /// Appends an integer, formatted in the environment's locale: `\(1234)` is `1,234` in English.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
    append(TextNumber(value), else: value)
  }

  /// Appends a floating-point number with six fraction digits, like `%f`. For fewer digits, use a format or a
  /// specifier.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
    append(.number(TextNumber(value)))
  }

  /// Appends an integer in a `printf` format.
  ///
  /// - Parameters:
  ///   - value: the integer.
  ///   - specifier: a `printf` specifier, such as `%04d`. A specifier that is not for integers is ignored.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
    append(TextNumber(value, specifier: specifier), else: value)
  }

  /// Appends a floating-point number in a `printf` format.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - specifier: a `printf` specifier, such as `%.2f`. A specifier that is not for floating-point numbers is
  ///     ignored.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
    append(.number(TextNumber(value, specifier: specifier)))
  }

  /// Appends a value in a format that follows the environment's locale. See ``Text/init(_:format:)``.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Appends the string that a formatter returns for a value. See ``Text/init(_:formatter:)``.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    guard let formatter else { return appendInterpolation(String(describing: subject)) }
    appendInterpolation(Text(subject, formatter: formatter))
  }

  /// Appends a date. See ``Text/init(_:style:)``.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a time range, such as `9:30 AM – 3:30 PM`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends a time interval, such as `9:30 AM – 3:30 PM`.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  private mutating func append<T>(_ number: TextNumber?, else value: T) {
    if let number { append(.number(number)) } else { appendInterpolation(String(describing: value)) }
  }
}
