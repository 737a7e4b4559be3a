/// The parts of a date on wheels, side by side, below a label.
struct WheelDatePicker<Label: View>: View {
  let selection: Binding<Date>
  let range: DateRange
  let field: DateField
  let name: Text?
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let parts = DateParts(of: range.clamped(selection.wrappedValue), in: ownCalendar)
    VStack(alignment: .leading, spacing: 0) {
      if labelsVisibility != .hidden { label }
      HStack(spacing: 0) {
        if field.hasDay {
          wheel("Month", .month, parts, parts.months) { parts.name(ofMonth: $0) }
          wheel("Day", .day, parts, parts.days) { Text(verbatim: "\($0)") }
          wheel("Year", .year, parts, parts.years(range)) { Text(verbatim: "\($0)") }
        }
        if field.hasTime {
          wheel("Hour", .hour, parts, 0...23) { parts.name(ofHour: $0) }
          wheel("Minute", .minute, parts, 0...59) { Text(verbatim: $0 < 10 ? "0\($0)" : "\($0)") }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name ?? Text("Date"))
  }

  private var ownCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private func wheel(
    _ title: LocalizedStringKey, _ part: Calendar.Component, _ parts: DateParts, _ values: ClosedRange<Int>,
    _ text: @escaping (Int) -> Text
  ) -> some View {
    let chosen = Binding {
      parts[part]
    } set: { value in
      selection.wrappedValue = range.clamped(parts.date(with: part, value))
    }
    return Picker(title, selection: chosen) {
      ForEach(values, id: \.self) { text($0) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }
}

/// What a date is made of, in a calendar.
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

  /// The months of the date's year.
  var months: ClosedRange<Int> { closed(calendar.range(of: .month, in: .year, for: date), or: 1...12) }
  /// The days of the date's month.
  var days: ClosedRange<Int> { closed(calendar.range(of: .day, in: .month, for: date), or: 1...31) }

  /// The years that can be chosen: a century before and after, where nothing else is said.
  func years(_ range: DateRange) -> ClosedRange<Int> {
    let year = self[.year]
    let first = range.earliest.map { calendar.component(.year, from: $0) } ?? year - 100
    let last = range.latest.map { calendar.component(.year, from: $0) } ?? year + 100
    return min(max(first, year - 400), year)...max(min(last, year + 400), year)
  }

  /// The date with another value of one part. A day that the month does not have becomes its last.
  func date(with part: Calendar.Component, _ value: Int) -> Date {
    var parts = parts
    parts.setValue(value, for: part)
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(from: parts) ?? date
  }

  /// What a month is called.
  func name(ofMonth month: Int) -> Text {
    let names = calendar.standaloneMonthSymbols
    return Text(verbatim: names.indices.contains(month - 1) ? names[month - 1] : "\(month)")
  }

  /// What an hour is called, as people there count them.
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
