import Elements
import Foundation
import ScreenTesting
import SwiftUI
import Testing

private let utc = TimeZone(identifier: "UTC") ?? .current

private func calendar(firstWeekday: Int = 1) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = utc
  calendar.firstWeekday = firstWeekday
  return calendar
}

private func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
  calendar().date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
}

private struct Days<Bounds>: View {
  @State var days: Set<DateComponents> = []
  let picker: (Binding<Set<DateComponents>>) -> MultiDatePicker<Text>

  var body: some View {
    picker($days)
    Text("chosen: \(days.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted().joined(separator: " "))")
  }
}

@MainActor
@Suite("Multi-date pickers")
struct MultiDatePickerTests {
  private func screen(
    _ days: Set<DateComponents> = [], firstWeekday: Int = 1,
    _ picker: @escaping (Binding<Set<DateComponents>>) -> MultiDatePicker<Text>
  ) async -> Screen {
    await Screen {
      Days<Never>(days: days, picker: picker)
        .environment(\.calendar, calendar(firstWeekday: firstWeekday))
        .environment(\.timeZone, utc)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private let leapDay: Set<DateComponents> = [DateComponents(year: 2_024, month: 2, day: 29)]

  @Test("The first page is the month of the first selected day")
  func page() async {
    let screen = await screen(leapDay) { MultiDatePicker("Days off", selection: $0) }
    #expect(screen.contains("Days off") && screen.contains("February 2024"))
    let days = screen.findAll(.role(.button)).map(\.name).filter { $0.contains("2024") }
    #expect(days.count == 29)
    #expect(days.first == "Thursday, February 1, 2024" && days.last == "Thursday, February 29, 2024")
  }

  @Test("A tap selects a day, and another deselects it")
  func toggling() async throws {
    let screen = await screen(leapDay) { MultiDatePicker("Days off", selection: $0) }
    try await screen.tap("Friday, February 2, 2024")
    #expect(screen.contains("chosen: 2024-2-2 2024-2-29"))
    try await screen.tap("Thursday, February 29, 2024")
    #expect(screen.contains("chosen: 2024-2-2"))
    try await screen.tap("Next month")
    try await screen.tap("Friday, March 1, 2024")
    #expect(screen.contains("chosen: 2024-2-2 2024-3-1"))
    try await screen.tap("Previous month")
    #expect(screen.contains("February 2024"))
  }

  @Test("A day selected in another calendar is the same day")
  func otherCalendar() async throws {
    var components = Calendar(identifier: .buddhist).dateComponents(
      in: utc, from: day(2_024, 2, 5, hour: 12))
    components = DateComponents(
      calendar: Calendar(identifier: .buddhist), era: components.era, year: components.year, month: components.month,
      day: components.day)
    let screen = await screen([components]) { MultiDatePicker("Days off", selection: $0) }
    try await screen.tap("Monday, February 5, 2024")
    #expect(screen.contains("chosen: ") && !screen.contains("2567"))
  }

  @Test("Days and pages outside the range are disabled")
  func range() async throws {
    let bounds = day(2_024, 2, 10, hour: 9)..<day(2_024, 3, 2)
    let screen = await screen { MultiDatePicker("Days off", selection: $0, in: bounds) }
    #expect(screen.contains("March 2024"))
    await #expect(throws: ActionError.self) { try await screen.tap("Saturday, March 2, 2024") }
    await #expect(throws: ActionError.self) { try await screen.tap("Next month") }
    try await screen.tap("Friday, March 1, 2024")
    try await screen.tap("Previous month")
    try await screen.tap("Saturday, February 10, 2024")
    #expect(screen.contains("chosen: 2024-2-10 2024-3-1"))
    await #expect(throws: ActionError.self) { try await screen.tap("Friday, February 9, 2024") }
    await #expect(throws: ActionError.self) { try await screen.tap("Previous month") }
  }

  @Test("A range can have only a lower or an upper bound")
  func halfRanges() async throws {
    let later = await screen([DateComponents(year: 2_024, month: 2, day: 1)]) {
      MultiDatePicker("Days off", selection: $0, in: day(2_024, 2, 10)...)
    }
    await #expect(throws: ActionError.self) { try await later.tap("Friday, February 9, 2024") }
    try await later.tap("Sunday, February 11, 2024")
    let earlier = await screen { MultiDatePicker("Days off", selection: $0, in: ..<day(2_024, 2, 10)) }
    try await earlier.tap("Friday, February 9, 2024")
    await #expect(throws: ActionError.self) { try await earlier.tap("Saturday, February 10, 2024") }
    #expect(earlier.contains("chosen: 2024-2-9"))
  }

  @Test("Weeks start on the calendar's first weekday")
  func firstWeekday() async {
    let sunday = await screen(leapDay) { MultiDatePicker("Days off", selection: $0) }
    let monday = await screen(leapDay, firstWeekday: 2) { MultiDatePicker("Days off", selection: $0) }
    // The first of the month is a Thursday.
    #expect(emptyPlaces(sunday) == 4 && emptyPlaces(monday) == 3)
    #expect(weekdays(sunday) == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(weekdays(monday) == ["M", "T", "W", "T", "F", "S", "S"])
  }

  /// The number of empty places before the first day of the month.
  private func emptyPlaces(_ screen: Screen) -> Int {
    screen.attributes(of: .frame).count { $0[.height] == .number(1) }
  }

  private func weekdays(_ screen: Screen) -> [String] {
    screen.findAll(.role(.text)).map(\.name).filter { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }

  @Test("Date components that do not identify a day are ignored")
  func nonsense() async throws {
    let screen = await screen([DateComponents(year: 2_024, month: 2, day: 1), DateComponents(second: .max)]) {
      MultiDatePicker("Days off", selection: $0)
    }
    #expect(screen.findAll(.role(.button)).count >= 28)
  }
}
