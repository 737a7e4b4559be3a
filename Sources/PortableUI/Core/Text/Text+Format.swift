extension Text {
  /// Creates a text that shows a formatted value.
  ///
  /// The format follows the environment's `locale`, and for dates also its `calendar` and `timeZone`, unless the format
  /// specifies others.
  ///
  /// - Parameters:
  ///   - input: the value.
  ///   - format: the format, such as `.number`, `.currency(code: "EUR")` or `.dateTime.year()`.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input: input, style: format))
  }

  /// Creates a text with the string that a formatter returns for a value. The text is empty if the formatter returns no
  /// string.
  ///
  /// The text uses the locale of the formatter, not the locale of the environment.
  ///
  /// - Parameters:
  ///   - subject: the value.
  ///   - formatter: the formatter. It is called once; later changes of the formatter have no effect.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// The style of a displayed date.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case date, time
      case ticking(TickingText.Style)
    }

    fileprivate let kind: Kind

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The distance to the date: `2 hr, 23 min`. The text updates itself.
    public static let relative = DateStyle(kind: .ticking(.relative))
    /// The distance to the date, with a sign: `+2 hours`. The text updates itself.
    public static let offset = DateStyle(kind: .ticking(.offset))
    /// The time until or since the date: `2:32`. The text updates itself.
    public static let timer = DateStyle(kind: .ticking(.timer))
  }

  /// Creates a text that shows a date in the environment's locale, calendar and time zone.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - style: the style of the date.
  nonisolated public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .ticking(let style): self.init(TickingText(reference: .date(date), style: style))
    }
  }

  /// Creates a text that shows a time range: `9:30 AM – 3:30 PM`. The text includes the days if they differ.
  ///
  /// - Parameter dates: the range.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
  }

  /// Creates a text that shows a time interval: `9:30 AM – 3:30 PM`. The text includes the days if they differ.
  ///
  /// - Parameter interval: the interval.
  nonisolated public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}
