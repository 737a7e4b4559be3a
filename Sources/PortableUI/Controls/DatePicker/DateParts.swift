/// The components of a date in a calendar.
struct DateParts {
  private let date: Date
  private let calendar: Calendar
  private let parts: DateComponents

  init(of date: Date, in calendar: Calendar) {
    self.date = date
    self.calendar = calendar
    parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
  }

  subscript(part: Calendar.Component) -> Int { parts.value(for: part) ?? 0 }

  /// The months in the date's year.
  var months: ClosedRange<Int> { closed(calendar.range(of: .month, in: .year, for: date), or: 1...12) }
  /// The days in the date's month.
  var days: ClosedRange<Int> { closed(calendar.range(of: .day, in: .month, for: date), or: 1...31) }

  /// Returns the selectable years: the years of the range. If the range has no lower bound, the first year is 100 years
  /// before the date. If it has no upper bound, the last year is 100 years after the date. No year is more than 400
  /// years from the date.
  func years(_ range: DateRange) -> ClosedRange<Int> {
    let year = self[.year]
    let first = range.earliest.map { calendar.component(.year, from: $0) } ?? year - 100
    let last = range.latest.map { calendar.component(.year, from: $0) } ?? year + 100
    return min(max(first, year - 400), year)...max(min(last, year + 400), year)
  }

  /// Returns the date with one component replaced. A day beyond the end of the month becomes the last day of the month.
  func date(with part: Calendar.Component, _ value: Int) -> Date {
    var parts = parts
    parts.setValue(value, for: part)
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(onSameDayAs: parts) ?? date
  }

  /// Returns the name of a month.
  func name(ofMonth month: Int) -> Text {
    let names = calendar.standaloneMonthSymbols
    return Text(verbatim: names.indices.contains(month - 1) ? names[month - 1] : "\(month)")
  }

  /// Returns the text of an hour in the 12-hour or 24-hour format of the locale.
  func name(ofHour hour: Int) -> Text {
    var style = Date.FormatStyle.dateTime.hour()
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    style.locale = calendar.locale ?? style.locale
    return Text(verbatim: date(with: .hour, hour).formatted(style))
  }

  private func closed(_ range: Range<Int>?, or usual: ClosedRange<Int>) -> ClosedRange<Int> {
    guard let range, !range.isEmpty else { return usual }
    return range.lowerBound...range.upperBound - 1
  }
}
