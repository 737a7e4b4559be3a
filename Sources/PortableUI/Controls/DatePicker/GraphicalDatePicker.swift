/// A calendar for selecting a day, with an optional field for the time below.
struct GraphicalDatePicker: View {
  let selection: Binding<Date>
  let range: DateRange
  let hasTime: Bool
  let name: Text?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CalendarDays(earliest: range.earliest, end: end) { _ in
        range.clamped(selection.wrappedValue)
      } isChosen: { day, page in
        page.calendar.isDate(day, inSameDayAs: range.clamped(selection.wrappedValue))
      } choose: { day, page in
        selection.wrappedValue = range.clamped(page.date(selection.wrappedValue, on: day))
      }
      if hasTime {
        DatePicker(
          selection, from: range.earliest, through: range.latest, .hourAndMinute, label: Text(platform: "Time")
        )
        .datePickerStyle(.compact)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name ?? Text(platform: "Date"))
  }

  /// The exclusive upper bound of the valid dates.
  private var end: Date? {
    range.latest.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextUp) }
  }
}
