import SwiftUI
import Testing

@Suite("Relative date formatters")
struct RelativeDateTimeFormatterTests {
  private func formatter(_ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    change(formatter)
    return formatter
  }

  @Test("Past and future dates use the locale's relative phrases")
  func numbers() {
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    #expect(formatter().localizedString(for: noon.addingTimeInterval(-7_200), relativeTo: noon) == "2 hours ago")
    #expect(formatter().localizedString(for: noon.addingTimeInterval(180), relativeTo: noon) == "in 3 minutes")
    #expect(formatter().localizedString(fromTimeInterval: -86_400) == "1 day ago")
    #expect(formatter().localizedString(from: DateComponents(month: 2)) == "in 2 months")
    #expect(formatter().string(for: "now") == nil)
  }

  @Test("Named, abbreviated and spelled-out styles follow the locale")
  func styles() {
    #expect(formatter { $0.dateTimeStyle = .named }.localizedString(fromTimeInterval: -86_400) == "yesterday")
    #expect(formatter { $0.unitsStyle = .short }.localizedString(fromTimeInterval: -7_200) == "2 hr. ago")
    #expect(formatter { $0.unitsStyle = .spellOut }.localizedString(fromTimeInterval: -7_200) == "two hours ago")
    let sentence = formatter {
      $0.dateTimeStyle = .named
      $0.formattingContext = .beginningOfSentence
    }
    #expect(sentence.localizedString(fromTimeInterval: -86_400) == "Yesterday")
    let german = formatter { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.localizedString(fromTimeInterval: 7_200) == "in 2 Stunden")
  }
}
