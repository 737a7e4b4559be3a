import SwiftUI
import Testing

@Suite("Strings in the words of a program's author")
struct LocalizedStringTests {
  @Test("A string is made of a literal with its values, as the locale has numbers")
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
