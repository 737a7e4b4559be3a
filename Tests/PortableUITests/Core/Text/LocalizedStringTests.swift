import SwiftUI
import Testing

@Suite("Localized strings")
struct LocalizedStringTests {
  @Test("A localized string formats its interpolated values for its locale")
  func values() {
    let name = "Ada"
    #expect(String(localized: "Hello, \(name)!") == "Hello, Ada!")
    #expect(String(localized: "\(1234) of \(name)", locale: .german) == "1.234 of Ada")
    #expect(String(localized: "\(2.5, specifier: "%.1f") 100%", locale: .german) == "2,5 100%")
    #expect(String(localized: "\(0.5, format: .percent.locale(.american))") == "50%")
    #expect(String(localized: String.LocalizationValue("plain")) == "plain")
    #expect(String(localized: "greeting", defaultValue: "Hello, \(name)!", comment: "A greeting") == "Hello, Ada!")
  }
}
