/// A control for selecting any number of days in a calendar.
///
/// It initially shows the month of the first selected day, or the current month if no day is selected. The components
/// of selected days are in the environment's calendar.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $days, in: Date.now...)
/// ```
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  /// The exclusive upper bound of the valid dates.
  private let end: Date?
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(
    _ selection: Binding<Set<DateComponents>>, from earliest: Date?, upTo end: Date?, label: Label
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.end = end
  }

  /// The label above the calendar.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if labelsVisibility != .hidden { label }
      CalendarDays(earliest: earliest, end: end) { calendar in
        selection.wrappedValue.compactMap { CalendarPage.date(of: $0, in: calendar) }.min()
      } isChosen: { day, page in
        selection.wrappedValue.contains { page.isSame($0, day) }
      } choose: { day, page in
        toggle(day, on: page)
      }
    }
    .accessibilityElement(children: .contain)
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
