/// A grid of buttons for the days of a month, with buttons for the previous and the next month. The caller manages the
/// selection.
///
/// It initially shows the month of the first selected day, or the current month if no day is selected. When the app
/// changes the first selected day, it shows that day's month.
struct CalendarDays: View {
  let earliest: Date?
  /// The exclusive upper bound of the valid dates.
  let end: Date?
  /// A closure that returns the first selected day.
  let first: @MainActor (Calendar) -> Date?
  let isChosen: @MainActor (Date, CalendarPage) -> Bool
  let choose: @MainActor (Date, CalendarPage) -> Void
  @State private var month: Date?
  /// The first selected day after the user's last choice.
  @State private var chosen: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let page = page
    HStack {
      Text(page.title).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      arrow("chevron.backward", "Previous month", to: page.previous)
      arrow("chevron.forward", "Next month", to: page.next)
    }
    .onChange(of: first(page.calendar)) { _, new in
      if let new, new != chosen, !page.contains(new) { month = nil }
    }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 0), spacing: 0), count: 7), spacing: 2) {
      ForEach(page.weekdays.indices, id: \.self) { index in
        Text(page.weekdays[index]).font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
      }
      ForEach(0..<page.emptyPlaces, id: \.self) { _ in Color.clear.frame(height: 1) }
      ForEach(page.days, id: \.self) { day in
        DayButton(
          number: page.number(of: day), name: page.name(of: day), isChosen: isChosen(day, page),
          isToday: page.isToday(day)
        ) {
          choose(day, page)
          month = day
          chosen = first(page.calendar)
        }
        .disabled(!isOpen(day, on: page))
      }
    }
  }

  private func arrow(_ symbol: String, _ name: LocalizedStringKey, to month: Date?) -> some View {
    Button {
      self.month = month
    } label: {
      Image(systemName: symbol).frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(platform: name))
    .disabled(month.map { !hasOpenDays(in: $0) } ?? true)
  }

  private var page: CalendarPage {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    var shown = month ?? first(calendar) ?? Date()
    if month == nil {
      if let end, shown >= end { shown = end.addingTimeInterval(-1) }
      if let earliest, shown < earliest { shown = earliest }
    }
    return CalendarPage(of: shown, in: calendar)
  }

  /// Returns whether any part of the day is in the range of valid dates.
  private func isOpen(_ day: Date, on page: CalendarPage) -> Bool {
    if let end, day >= end { return false }
    guard let earliest else { return true }
    return page.end(of: day) > earliest
  }

  private func hasOpenDays(in month: Date) -> Bool {
    let page = CalendarPage(of: month, in: page.calendar)
    return page.days.contains { isOpen($0, on: page) }
  }
}

/// The button of a day.
private struct DayButton: View {
  let number: String
  let name: String
  let isChosen: Bool
  let isToday: Bool
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: action) {
      Text(number)
        .font(.title3)
        .fontWeight(isChosen || isToday ? .semibold : .regular)
        .foregroundStyle(
          isEnabled ? isChosen || isToday ? Color.accentColor : .primary : .secondary
        )
        .frame(width: 44, height: 44)
        .background(isChosen ? Color.accentColor.opacity(0.15) : .clear, in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
