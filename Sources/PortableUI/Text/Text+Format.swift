extension Text {
  /// Shows a value in a format.
  ///
  /// The format follows the environment's `locale`, and its `calendar` and `timeZone` where it is one of dates, unless it names
  /// others.
  ///
  /// - Parameters:
  ///   - input: the value.
  ///   - format: how to write it, such as `.number`, `.currency(code: "EUR")` or `.dateTime.year()`.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input: input, style: format))
  }

  /// Shows what a formatter writes for a value; nothing where it writes nothing.
  ///
  /// The formatter's own locale counts, not that of the environment.
  ///
  /// - Parameters:
  ///   - subject: the value.
  ///   - formatter: writes it. What it would write later, when it has been changed, is not shown.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    private let date: Date.FormatStyle.DateStyle
    private let time: Date.FormatStyle.TimeStyle

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(date: .long, time: .omitted)
    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(date: .omitted, time: .shortened)

    /// How far away the date is.
    @available(*, unavailable, message: "Texts do not go on with time: show a date of your state in a format.")
    public static var relative: DateStyle { date }
    /// How far away the date is, with its sign.
    @available(*, unavailable, message: "Texts do not go on with time: show a date of your state in a format.")
    public static var offset: DateStyle { date }
    /// The time until or since the date.
    @available(*, unavailable, message: "Texts do not go on with time: show a date of your state in a format.")
    public static var timer: DateStyle { date }

    fileprivate var format: Date.FormatStyle { Date.FormatStyle(date: date, time: time) }
  }

  /// Shows a date, as the environment's locale, calendar and time zone have it.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - style: which part of it.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(date, format: style.format)
  }

  /// Shows two times of day: `9:30 AM – 3:30 PM`, and their days where they are on different ones.
  ///
  /// - Parameter dates: from when until when.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
  }

  /// Shows two times of day: `9:30 AM – 3:30 PM`, and their days where they are on different ones.
  ///
  /// - Parameter interval: from when until when.
  nonisolated public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}
