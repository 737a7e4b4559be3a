import Foundation
import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: calendar, 2022 style")
struct CalendarMonthTests {
  /// Noon of 29 February 2024 in UTC.
  private let today = Date(timeIntervalSince1970: 1_709_208_000)

  private func show(startingOn weekday: Int = 1) async -> Screen {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = weekday
    var traits = HostTraits()
    traits.locale = Locale(identifier: "en_US")
    traits.timeZone = .gmt
    return await Screen(traits: traits) {
      CalendarMonth(today: today, appointments: [Appointment(title: "Dentist", date: today, color: .orange)])
        .environment(\.calendar, calendar)
    }
  }

  private func letters(on screen: Screen) -> String {
    screen.findAll(.role(.text)).map(\.text).filter { $0.count == 1 && $0 > "9" }.joined()
  }

  @Test("The days of the month are shown, today is selected, and its appointments are listed")
  func today() async throws {
    let screen = await show()
    #expect(screen.contains("February 2024"))
    #expect(screen.findAll(.role(.button)).filter { $0.name.hasPrefix("February") }.count == 29)
    #expect(try screen.find("February 29").value == "1 appointments")
    #expect(screen.contains("Dentist"))
  }

  @Test("The week begins on the calendar's first weekday")
  func weekdays() async throws {
    let sunday = await show(startingOn: 1)
    let monday = await show(startingOn: 2)
    #expect(letters(on: sunday) == "SMTWTFS")
    #expect(letters(on: monday) == "MTWTFSS")
  }

  @Test("Buttons and swipes change the month, and Today returns to the current month")
  func months() async throws {
    let screen = await show()
    try await screen.tap("Next month")
    #expect(screen.contains("March 2024"))
    #expect(screen.contains("March 31"))
    #expect(!screen.contains("February 29"))
    try await screen.drag("March 12", from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    #expect(screen.contains("February 2024"))
    for _ in 0..<2 { try await screen.tap("Previous month") }
    #expect(screen.contains("December 2023"))
    try await screen.tap("Today")
    #expect(screen.contains("February 2024"))
  }

  @Test("An appointment is added to the selected day and can be deleted")
  func adds() async throws {
    let screen = await show()
    try await screen.tap("February 14")
    #expect(screen.contains("No appointments on February 14"))
    try await screen.tap("Add")
    let save = Query.role(.button, "Add")
    #expect(try !screen.find(save).isEnabled)
    try await screen.type("Dinner ", into: "Title")
    try await screen.choose("Orange", in: "Color")
    try await screen.tap(save)
    #expect(screen.presentation == nil)
    #expect(screen.contains("Dinner"))
    #expect(try screen.find("February 14").value == "1 appointments")
    try await screen.delete("Dinner")
    #expect(try screen.find("February 14").value == "0 appointments")
    #expect(screen.contains("No appointments on February 14"))
  }
}
