import ScreenTesting
import SeededRandom
import SwiftUI
import Testing

@MainActor
@Suite("Localized string keys with values")
struct LocalizedStringKeyTests {
  private func shown(_ text: Text, _ locale: Locale = .american) async -> String {
    let screen = await Screen { text.locale(locale) }
    return screen.findAll(.role(.text)).map(\.text).joined(separator: "|")
  }

  @Test("Numbers use the digits and grouping of the environment's locale")
  func numbers() async {
    #expect(await shown(Text("\(1234) and \(UInt8(7))")) == "1,234 and 7")
    #expect(await shown(Text("\(-1234) and \(UInt64.max)"), .german) == "-1.234 and 18.446.744.073.709.551.615")
    #expect(await shown(Text("\(1234)"), Locale(identifier: "ar_EG")) == "١٬٢٣٤")
  }

  @Test("Floating-point numbers have six fraction digits")
  func fractions() async {
    #expect(await shown(Text("\(3.5) \(1234.25 as Float) \(CGFloat(1))")) == "3.500000 1,234.250000 1.000000")
    #expect(await shown(Text("\(3.5)"), .german) == "3,500000")
  }

  @Test("A format specifier formats its number")
  func specifiers() async {
    #expect(await shown(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d")"), .german) == "3,14 007")
    #expect(await shown(Text("\(255 as UInt8, specifier: "%x") \(12.5, specifier: "~%.1f %%")")) == "ff ~12.5 %")
  }

  @Test("A specifier that does not match its value is ignored")
  func wrongSpecifiers() async {
    #expect(await shown(Text("\(7, specifier: "%@") \(7, specifier: "%s") \(7, specifier: "%.2f")")) == "7 %s 7")
    #expect(await shown(Text("\(7, specifier: "%999999999d") \(7, specifier: "%3d")")) == "%999999999d   7")
    #expect(await shown(Text("\(7.5, specifier: "%d") \(7, specifier: "%d %d %n")")) == "7.500000 7 7 %n")
  }

  @Test("Small numbers use the locale's digits and minus sign")
  func smallNumbers() async {
    for identifier in ["en_US", "ar_EG", "sv_SE", "mr_IN", "he_IL", "en_US"] {
      let locale = Locale(identifier: identifier)
      for number in [-1_000, -999, -1, 0, 7, 42, 999, 1_000] {
        let written = number.formatted(.number.locale(locale))
        #expect(await shown(Text("\(number)"), locale) == written, "\(identifier)")
      }
    }
  }

  @Test(
    "Large numbers are grouped as their locale requires",
    arguments: 1...3 as ClosedRange<UInt64>)
  func grouped(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    for identifier in ["en_US", "de_CH", "fr_FR", "hi_IN", "es_ES", "pl_PL", "ar_EG", "en_US"] {
      let locale = Locale(identifier: identifier)
      var numbers = [Int64.max, .min, -1_234_567, 1_000, 1_111, 9_999, 10_000, 1_234_567]
      for bits in 10..<64 where bits % 6 == 0 { numbers.append(Int64.random(in: 0..<(1 << bits), using: &generator)) }
      for number in numbers {
        let written = number.formatted(.number.locale(locale))
        #expect(await shown(Text("\(number)"), locale) == written, "\(identifier), seed \(seed)")
      }
    }
  }

  @Test("A format style follows the environment's locale")
  func styles() async {
    let text = Text("\(1234.5, format: .number), \(0.25, format: .percent), \(["a", "b"], format: .list(type: .and))")
    #expect(await shown(text) == "1,234.5, 25%, a and b")
    #expect(await shown(text, .german) == "1.234,5, 25\u{A0}%, a und b")
  }

  @Test("Date styles and intervals follow the locale")
  func dates() async {
    let date = Date(timeIntervalSince1970: 1_000_000)
    #expect(await shown(Text("on \(date, style: .date)"), .german) == "on 12. Januar 1970")
    #expect(await shown(Text("\(DateInterval(start: date, duration: 60))"), .german) == "13:46–13:47 Uhr")
    #expect(await shown(Text("\(date...date + 60)"), .german) == "13:46–13:47 Uhr")
  }

  @Test("A formatter uses its own locale")
  func formatters() async {
    let formatter = NumberFormatter()
    formatter.locale = .german
    formatter.minimumFractionDigits = 2
    #expect(await shown(Text("\(3 as NSNumber, formatter: formatter)")) == "3,00")
    #expect(await shown(Text(3 as NSNumber, formatter: formatter)) == "3,00")
    #expect(await shown(Text("no number" as NSString, formatter: formatter)) == "")
  }

  @Test("Other values use their descriptions")
  func others() async {
    #expect(await shown(Text("\("a"[...]) \(true) \([1, 2])")) == "a true [1, 2]")
    #expect(await shown(Text("100% of \("50%"), %@ \(1)")) == "100% of 50%, %@ 1")
  }

  @Test("Changing the locale updates texts, prompts, labels and hints")
  func changes() async throws {
    struct Some: View {
      @State private var locale = Locale.american
      var body: some View {
        Button("switch") { locale = .german }
        VStack {
          Text("\(1234)")
          TextField("of \(1234)", text: .constant(""))
          ProgressView("\(1.5, specifier: "%.1f")", value: 0.5)
          Button("press \(1.5, format: .number)") {}.accessibilityHint("\(1234) times")
        }
        .locale(locale)
      }
    }
    let screen = await Screen { Some() }
    #expect(screen.contains(.text("1,234")))
    #expect(screen.contains(.textField("of 1,234")))
    #expect(screen.contains(.label("1.5")))
    #expect(screen.contains(.button("press 1.5")))
    try await screen.tap("switch")
    #expect(screen.contains(.text("1.234")))
    #expect(screen.contains(.textField("of 1.234")))
    #expect(screen.contains(.label("1,5")))
    #expect(try screen.find(.button("press 1,5")).attribute("hint") == "1.234 times")
  }

  @Test("A text without locale-dependent values does not change with the locale")
  func independence() async throws {
    struct Some: View {
      @State private var locale = Locale.american
      var body: some View {
        Button("switch") { locale = .german }
        VStack {
          Text("plain \("string")")
          Text(1.5, format: .number.locale(.american))
        }
        .environment(\.locale, locale)
      }
    }
    let screen = await Screen { Some() }
    let before = screen.tree
    try await screen.tap("switch")
    #expect(screen.tree == before)
  }

  @Test("Keys are equal if their literals and values are equal")
  func equality() {
    func key(_ name: String, _ count: Int) -> LocalizedStringKey { "\(name) has \(count)" }
    #expect(key("a", 1) == key("a", 1))
    #expect(key("a", 1) != key("b", 1))
    #expect(key("a", 1) != key("a", 2))
    #expect(("\("a") b" as LocalizedStringKey) != "a \("b")")
    #expect(("\("ab")" as LocalizedStringKey) != "\("a")\("b")")
    #expect(("\(1, format: .number)" as LocalizedStringKey) == "\(1, format: .number)")
    #expect(("\(1, format: .number)" as LocalizedStringKey) != "\(1, format: .percent)")
    #expect(("\(0.0)" as LocalizedStringKey) != "\(-0.0)")
    #expect(("\(0.0, format: .number)" as LocalizedStringKey) != "\(-0.0, format: .number)")
  }
}
