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
    fileprivate enum Kind: Hashable {
      case date, time
      case ticking(TickingText.Style)
    }

    fileprivate let kind: Kind

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// How far away the date is: `2 hr, 23 min`. It goes on by itself.
    public static let relative = DateStyle(kind: .ticking(.relative))
    /// How far away the date is, with its sign: `+2 hours`. It goes on by itself.
    public static let offset = DateStyle(kind: .ticking(.offset))
    /// The time until or since the date: `2:32`. It goes on by itself.
    public static let timer = DateStyle(kind: .ticking(.timer))
  }

  /// Shows a date, as the environment's locale, calendar and time zone have it.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - style: which part of it, or how far away it is.
  nonisolated public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .ticking(let style): self.init(TickingText(reference: .date(date), style: style))
    }
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
