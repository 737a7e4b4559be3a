/// The days of a month, as they stand on a page of a calendar.
struct CalendarPage {
  let calendar: Calendar
  /// Where the days of the month begin.
  let days: [Date]
  /// How many places there are before the first day, as weeks begin on another.
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

  /// The first letters of the days of the week, in the order in which they stand.
  var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = min(max(0, calendar.firstWeekday - 1), symbols.count)
    return Array(symbols[first...] + symbols[..<first])
  }

  /// A day of the month before.
  var previous: Date? { days.first.flatMap { calendar.date(byAdding: .month, value: -1, to: $0) } }
  /// A day of the month after.
  var next: Date? { days.first.flatMap { calendar.date(byAdding: .month, value: 1, to: $0) } }

  /// The number of a day in its month.
  func number(of day: Date) -> String { text(.dateTime.day(), day) }

  /// What a day is called where it stands alone.
  func name(of day: Date) -> String {
    text(.dateTime.weekday(.wide).day().month(.wide).year(), day)
  }

  /// Whether it is that day now.
  func isToday(_ day: Date) -> Bool { calendar.isDate(Date(), inSameDayAs: day) }

  /// Where a day ends.
  func end(of day: Date) -> Date { calendar.date(byAdding: .day, value: 1, to: day) ?? day }

  /// The time of a date, on another day.
  func date(_ date: Date, on day: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(onSameDayAs: parts) ?? day
  }

  /// What says which day it is, in its calendar.
  func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// Whether components say which day it is, in whatever calendar.
  func isSame(_ components: DateComponents, _ day: Date) -> Bool {
    Self.date(of: components, in: calendar).map { calendar.isDate($0, inSameDayAs: day) } ?? false
  }

  /// The day that components say; `nil` where they say none.
  ///
  /// - Parameter calendar: counts where they name no calendar, and says in which time zone the day begins.
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
