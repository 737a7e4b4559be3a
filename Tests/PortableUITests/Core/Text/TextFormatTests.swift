import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Formatted texts")
struct TextFormatTests {
  private let date = Date(timeIntervalSince1970: 1_000_000)

  private func shown(_ text: Text, _ locale: Locale = .german) async -> String {
    let screen = await Screen { text.locale(locale) }
    return screen.findAll(.role(.text)).map(\.text).joined(separator: "|")
  }

  @Test("Numbers, percents, currencies, byte counts, durations and lists follow the locale")
  func formats() async {
    #expect(await shown(Text(1234.5, format: .number)) == "1.234,5")
    #expect(await shown(Text(1234.5, format: .number.precision(.fractionLength(2))), .american) == "1,234.50")
    #expect(await shown(Text(0.5, format: .percent)) == "50\u{A0}%")
    #expect(await shown(Text(3, format: .currency(code: "EUR"))) == "3,00\u{A0}€")
    #expect(await shown(Text(Decimal(3), format: .currency(code: "EUR")), .american) == "€3.00")
    #expect(await shown(Text(Int64(1_500_000), format: .byteCount(style: .file))) == "1,5 MB")
    #expect(
      await shown(Text(Duration.seconds(90), format: .units(allowed: [.minutes, .seconds]))) == "1 Min., 30 Sek.")
    #expect(await shown(Text(["a", "b", "c"], format: .list(type: .or))) == "a, b oder c")
  }

  @Test("Measurements use the locale's unit unless the style or formatter specifies another")
  func measurements() async {
    let wind = Measurement(value: 18, unit: UnitSpeed.kilometersPerHour)
    #expect(await shown(Text(wind, format: .measurement(width: .abbreviated))) == "18 km/h")
    #expect(await shown(Text(wind, format: .measurement(width: .abbreviated)), .american) == "11 mph")
    #expect(await shown(Text(wind, format: .measurement(width: .abbreviated).locale(.american))) == "11 mph")
    let formatter = MeasurementFormatter()
    formatter.locale = .american
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(await shown(Text(wind, formatter: formatter)) == "11 mph")
  }

  @Test("Dates follow the locale, the calendar and the time zone")
  func dates() async {
    #expect(await shown(Text(date, style: .date), .american) == "January 12, 1970")
    #expect(await shown(Text(date, style: .time)) == "13:46")
    #expect(await shown(Text(date, format: .dateTime.year().month(.wide))) == "Januar 1970")
    let screen = await Screen {
      Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 3_600) ?? .gmt)
        .environment(\.locale, .german)
      Text(date, format: .dateTime.year(.defaultDigits)).environment(\.calendar, Calendar(identifier: .buddhist))
        .environment(\.locale, .german)
    }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["14:46", "2513 BE"])
  }

  @Test("A style's own locale and time zone override the environment")
  func explicit() async {
    #expect(await shown(Text(1.5, format: .number.locale(.american))) == "1.5")
    let zoned = Date.FormatStyle(timeZone: TimeZone(secondsFromGMT: 7_200) ?? .gmt).hour().minute()
    #expect(await shown(Text(date, format: zoned)) == "15:46")
  }

  @Test("Date intervals name the days if they differ")
  func intervals() async {
    #expect(await shown(Text(date...date + 3_600)) == "13:46–14:46 Uhr")
    #expect(await shown(Text(DateInterval(start: date, duration: 0))) == "13:46")
    #expect(await shown(Text(date...date + 90_000)).contains("13."))
  }

  @Test("Text modifiers apply to a formatted text")
  func looks() async {
    let screen = await Screen { (Text(1, format: .number).bold() + Text("b")).locale(.german) }
    #expect(
      screen.attributes(of: .text).map { $0.mapValues(\.description) } == [
        [.text: "1b", .runs: "1 (fontWeight=bold)|b"]
      ])
  }

  @Test("Changing a value or its format updates the text")
  func changes() async throws {
    struct Some: View {
      @State private var value = 0.5
      @State private var isPercent = false
      var body: some View {
        Button("more") { value += 1 }
        Button("percent") { isPercent = true }
        Text(value, format: .number).locale(.german)
        Text("\(isPercent ? Text(value, format: .percent) : Text(value, format: .number))").locale(.american)
      }
    }
    let screen = await Screen { Some() }
    #expect(screen.findAll(.role(.text)).suffix(2).map(\.text) == ["0,5", "0.5"])
    try await screen.tap("more")
    #expect(screen.findAll(.role(.text)).suffix(2).map(\.text) == ["1,5", "1.5"])
    try await screen.tap("percent")
    #expect(screen.findAll(.role(.text)).suffix(2).map(\.text) == ["1,5", "150%"])
  }
}
