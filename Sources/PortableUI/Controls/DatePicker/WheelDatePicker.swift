/// The components of a date on wheels in a row, below a label.
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
    .accessibilityLabel(name ?? Text(platform: "Date"))
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
    return Picker(selection: chosen) {
      ForEach(values, id: \.self) { text($0) }
    } label: {
      Text(platform: title)
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }
}
