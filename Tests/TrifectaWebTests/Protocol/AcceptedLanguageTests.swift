import Foundation
import Testing

@testable import TrifectaWeb

@Suite("The Accept-Language header")
struct AcceptedLanguageTests {
  @Test("The language with the highest quality is used")
  func preferred() {
    #expect(AcceptedLanguage.locale(["fr;q=0.5, de-AT, en;q=0.9"])?.identifier == "de_AT")
    #expect(AcceptedLanguage.locale(["*", "../etc;q=1, en-US;q=0.1"])?.identifier == "en_US")
    #expect(AcceptedLanguage.locale(["*"]) == nil)
    #expect(AcceptedLanguage.locale([]) == nil)
  }

  @Test("Unknown subtags are dropped from the right", arguments: ["de-AT-x1234", "DE-at-1901", "de-AT-u-ca-buddhist"])
  func subtags(tag: String) {
    #expect(AcceptedLanguage.locale([tag])?.identifier == "de_AT")
  }

  @Test("An unknown language falls back to the next known language")
  func unknown() {
    #expect(AcceptedLanguage.locale(["qqx, x1y2z3-DE;q=0.9, da;q=0.1, sv;q=0"])?.identifier == "da")
    #expect(AcceptedLanguage.locale(["qqx, sv;q=0"]) == nil)
  }

  @Test("A field with non-ASCII characters is ignored")
  func notASCII() {
    #expect(AcceptedLanguage.locale(["de;q=0.5", "fr;\u{E9}"])?.identifier == "de")
    #expect(AcceptedLanguage.locale(["fr;q" + String(repeating: "\u{316}\u{301}", count: 4_000)]) == nil)
  }

  @Test(
    "A language with a region gets that region's script",
    arguments: [
      ("zh-CN", "zh_Hans_CN"), ("zh-TW", "zh_Hant_TW"), ("zh-Hans-HK", "zh_Hans_HK"), ("sr-RS", "sr_Cyrl_RS"),
    ])
  func scripts(tag: String, identifier: String) {
    #expect(AcceptedLanguage.locale([tag])?.identifier == identifier)
  }

  @Test("Invented tags only resolve to locales that Foundation knows")
  func madeUp() {
    let known = Set(Locale.availableIdentifiers)
    for number in 0..<2_000 {
      for tag in ["de-\(number)", "en-US-x\(number)", "x\(number)", "fr-x-\(number)a"] {
        let identifier = AcceptedLanguage.locale([tag])?.identifier
        #expect(identifier.map(known.contains) ?? true, "\(tag)")
      }
    }
  }
}
