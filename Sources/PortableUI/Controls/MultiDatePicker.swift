/// A control with which a person chooses any number of days, on the pages of a calendar.
///
/// The first page has the first day that is chosen, or else today. What is chosen is in the environment's calendar.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $days, in: Date.now...)
/// ```
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  /// The first moment that is too late.
  private let end: Date?
  @State private var month: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(
    _ selection: Binding<Set<DateComponents>>, from earliest: Date?, upTo end: Date?, label: Label
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.end = end
  }

  /// The label above a page of the calendar.
  public var body: some View {
    let page = page
    VStack(alignment: .leading, spacing: 8) {
      if labelsVisibility != .hidden { label }
      HStack {
        Text(page.title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        arrow("chevron.backward", "Previous month", to: page.previous)
        arrow("chevron.forward", "Next month", to: page.next)
      }
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(minimum: 0), spacing: 0), count: 7), spacing: 2
      ) {
        ForEach(page.weekdays.indices, id: \.self) { index in
          Text(page.weekdays[index]).font(.caption).foregroundStyle(.secondary).accessibilityHidden(
            true)
        }
        ForEach(0..<page.emptyPlaces, id: \.self) { _ in Color.clear.frame(height: 1) }
        ForEach(page.days, id: \.self) { day in
          DayButton(
            number: page.number(of: day), name: page.name(of: day),
            isChosen: isChosen(day, on: page),
            isToday: page.isToday(day)
          ) {
            toggle(day, on: page)
          }
          .disabled(!isOpen(day, on: page))
        }
      }
    }
    .accessibilityElement(children: .contain)
  }

  private func arrow(_ symbol: String, _ name: LocalizedStringKey, to month: Date?) -> some View {
    Button {
      self.month = month
    } label: {
      Image(systemName: symbol).frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(name))
    .disabled(month.map { !hasOpenDays(in: $0) } ?? true)
  }

  // MARK: What is chosen

  private var page: CalendarPage {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    let chosen = selection.wrappedValue.compactMap { CalendarPage.date(of: $0, in: calendar) }.min()
    var shown = month ?? chosen ?? Date()
    if month == nil {
      if let end, shown >= end { shown = end.addingTimeInterval(-1) }
      if let earliest, shown < earliest { shown = earliest }
    }
    return CalendarPage(of: shown, in: calendar)
  }

  /// Whether a part of the day is in what can be chosen.
  private func isOpen(_ day: Date, on page: CalendarPage) -> Bool {
    if let end, day >= end { return false }
    guard let earliest else { return true }
    return page.end(of: day) > earliest
  }

  private func hasOpenDays(in month: Date) -> Bool {
    let page = CalendarPage(of: month, in: page.calendar)
    return page.days.contains { isOpen($0, on: page) }
  }

  private func isChosen(_ day: Date, on page: CalendarPage) -> Bool {
    selection.wrappedValue.contains { page.isSame($0, day) }
  }

  private func toggle(_ day: Date, on page: CalendarPage) {
    let others = selection.wrappedValue.filter { !page.isSame($0, day) }
    if others.count < selection.wrappedValue.count {
      selection.wrappedValue = others
    } else {
      selection.wrappedValue.insert(page.components(of: day))
    }
  }
}

/// A day, which is pressed to choose it.
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
