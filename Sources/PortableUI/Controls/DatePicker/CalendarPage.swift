/// A month of a calendar, for display as a grid of days.
struct CalendarPage {
  let calendar: Calendar
  /// The start of each day of the month.
  let days: [Date]
  /// The number of empty cells before the first day of the month.
  let emptyPlaces: Int

  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
    emptyPlaces = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  /// The month and the year.
  var title: String { text(.dateTime.year().month(.wide), days.first) }

  /// The shortest symbols of the weekdays, starting with the first day of the week.
  var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = min(max(0, calendar.firstWeekday - 1), symbols.count)
    return Array(symbols[first...] + symbols[..<first])
  }

  /// A date in the previous month.
  var previous: Date? { days.first.flatMap { calendar.date(byAdding: .month, value: -1, to: $0) } }
  /// A date in the next month.
  var next: Date? { days.first.flatMap { calendar.date(byAdding: .month, value: 1, to: $0) } }

  /// Returns whether a date is in the month.
  func contains(_ date: Date) -> Bool { days.first.map { $0 <= date && date < end(of: days.last ?? $0) } ?? false }

  /// Returns the formatted number of a day within its month.
  func number(of day: Date) -> String { text(.dateTime.day(), day) }

  /// Returns the full name of a day, for accessibility labels.
  func name(of day: Date) -> String {
    text(.dateTime.weekday(.wide).day().month(.wide).year(), day)
  }

  /// Returns whether a day is the current day.
  func isToday(_ day: Date) -> Bool { calendar.isDate(Date(), inSameDayAs: day) }

  /// Returns the end of a day.
  func end(of day: Date) -> Date { calendar.date(byAdding: .day, value: 1, to: day) ?? day }

  /// Returns a date on the given day with the time of day of another date.
  func date(_ date: Date, on day: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(onSameDayAs: parts) ?? day
  }

  /// Returns the components that identify a day in this calendar.
  func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// Returns whether date components represent the given day. The components may have a different calendar.
  func isSame(_ components: DateComponents, _ day: Date) -> Bool {
    Self.date(of: components, in: calendar).map { calendar.isDate($0, inSameDayAs: day) } ?? false
  }

  /// Returns the date of components; `nil` if they are not a valid date.
  ///
  /// - Parameter calendar: provides the time zone. It is also the calendar of components that do not specify one.
  static func date(of components: DateComponents, in calendar: Calendar) -> Date? {
    var own = components.calendar ?? calendar
    own.timeZone = calendar.timeZone
    return own.date(from: components)
  }

  private func text(_ style: Date.FormatStyle, _ date: Date?) -> String {
    guard let date else { return "" }
    var style = style
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    style.locale = calendar.locale ?? style.locale
    return date.formatted(style)
  }
}
