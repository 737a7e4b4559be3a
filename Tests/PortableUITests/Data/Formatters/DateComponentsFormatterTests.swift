import SwiftUI
import Testing

@Suite("Date components formatters")
struct DateComponentsFormatterTests {
  typealias Formatter = DateComponentsFormatter

  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: Formatter.UnitsStyle = .positional,
    _ zeros: Formatter.ZeroFormattingBehavior = .default, language: String = "en_US",
    _ change: (Formatter) -> Void = { _ in }
  ) -> String? {
    let formatter = Formatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    formatter.calendar?.locale = Locale(identifier: language)
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("Positional style drops leading zeros or pads to two digits")
  func positional() {
    #expect(text(3_610, [.hour, .minute, .second]) == "1:00:10")
    #expect(text(75, [.hour, .minute, .second]) == "1:15")
    #expect(text(45, [.minute, .second]) == "45")
    #expect(text(75, [.minute, .second], .positional, .pad) == "01:15")
    #expect(text(75, [.hour, .minute, .second], .positional, .pad) == "00:01:15")
    #expect(text(0, [.minute, .second], .positional, .pad) == "00:00")
    #expect(text(0, [.minute, .second]) == "0")
    #expect(text(5_400, [.hour, .minute]) == "1:30")
    #expect(text(5_400, [.minute, .second]) == "90:00")
    #expect(text(90_061, [.day, .hour, .minute, .second]) == "1d 1:01:01")
    #expect(text(-75, [.minute, .second], .positional, .pad) == "-01:15")
  }

  @Test("Phrases and the beginning of a sentence apply to texts with words")
  func phrases() {
    #expect(text(300, [.minute], .full) { $0.includesApproximationPhrase = true } == "About 5 minutes")
    #expect(text(300, [.minute], .full) { $0.includesTimeRemainingPhrase = true } == "5 minutes remaining")
    #expect(text(300, [.minute], .spellOut) { $0.formattingContext = .beginningOfSentence } == "Five minutes")
    #expect(text(75, [.minute, .second]) { $0.includesApproximationPhrase = true } == "1:15")
  }

  @Test("Unit styles drop zero units unless the zero formatting behavior keeps them")
  func words() {
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3_610, units, .abbreviated) == "1h 10s")
    #expect(text(600, units, .abbreviated, .dropLeading) == "10m 0s")
    #expect(text(3_610, units, .abbreviated, .dropMiddle) == "0d 1h 10s")
    #expect(text(3_600, [.hour, .minute], .abbreviated, .dropTrailing) == "1h")
    #expect(text(75, [.hour, .minute, .second], .abbreviated, .pad) == "0h 1m 15s")
    #expect(text(4_500, units, .full) == "1 hour, 15 minutes")
    #expect(text(4_500, units, .short) == "1 hr, 15 min")
    #expect(text(4_500, units, .brief) == "1 hr 15 min")
    #expect(text(4_500, units, .spellOut) == "one hour, fifteen minutes")
    #expect(text(4_500, units, .full, language: "de_DE") == "1 Stunde und 15 Minuten")
    #expect(text(0, units, .full) == "0 seconds")
  }

  @Test("The unit count is limited, and the largest unit can be collapsed")
  func limits() {
    #expect(text(3_725, [.hour, .minute, .second], .abbreviated) { $0.maximumUnitCount = 2 } == "1h 2m")
    #expect(text(5_400, [.hour, .minute], .abbreviated) { $0.collapsesLargestUnit = true } == "90m")
    #expect(text(9_000, [.hour, .minute], .abbreviated) { $0.collapsesLargestUnit = true } == "2h 30m")
  }

  @Test("Differences of dates are counted by the calendar")
  func dates() throws {
    let formatter = Formatter()
    formatter.unitsStyle = .full
    formatter.calendar?.locale = Locale(identifier: "en_US")
    let start = try #require(
      DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 1, day: 31).date)
    let end = try #require(
      DateComponents(calendar: Calendar(identifier: .gregorian), year: 2026, month: 2, day: 1).date)
    #expect(formatter.string(from: start, to: end) == "2 years, 1 day")
    formatter.allowedUnits = [.month]
    #expect(formatter.string(from: start, to: end) == "24 months")
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(Formatter.localizedString(from: DateComponents(minute: 3), unitsStyle: .positional) == "3:00")
    #expect(formatter.string(for: 60) == "1 minute" && formatter.string(for: "60") == nil)
  }

  @Test("Unrepresentable intervals return nil")
  func endless() {
    #expect(text(.infinity, [.second]) == nil && text(.nan, [.second]) == nil && text(1e300, [.second]) == nil)
    #expect(Formatter().string(from: .distantPast, to: Date(timeIntervalSince1970: 1e18)) == nil)
  }
}
