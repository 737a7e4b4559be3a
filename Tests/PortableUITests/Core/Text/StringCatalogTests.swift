import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("String catalogs")
struct StringCatalogTests {
  private typealias Tables = TranslationTests.Tables

  private func shown(_ text: Text, _ locale: Locale) async -> String {
    let screen = await Screen { text.locale(locale) }
    return screen.findAll(.role(.text)).map(\.text).joined(separator: "|")
  }

  /// A catalog with the source language English.
  private func catalog(_ strings: String) -> String {
    #"{ "sourceLanguage": "en", "strings": { \#(strings) }, "version": "1.0" }"#
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
  }

  private let french = Locale(identifier: "fr_FR")

  @Test("A key is looked up in the catalog of its table")
  func lookUp() async throws {
    let tables = try Tables([
      "Localizable.xcstrings": catalog(
        #"""
        "Hello": { "comment": "A greeting", "extractionState": "manual", "localizations": {
          "de": \#(unit("Hallo")), "pt-BR": \#(unit("Oi", state: "needs_review")) } },
        "%@ has %lld": { "localizations": { "de": \#(unit("%2$lld hat **%1$@**")) } }
        """#),
      "Menu.xcstrings": catalog(#""Hello": { "localizations": { "de": \#(unit("Guten Tag")) } }"#),
    ])
    let text = Text("Hello", bundle: tables.bundle)
    #expect(await shown(text, .german) == "Hallo")
    #expect(await shown(text, Locale(identifier: "de_AT")) == "Hallo")
    #expect(await shown(text, Locale(identifier: "pt_BR")) == "Oi")
    #expect(await shown(text, .american) == "Hello")
    #expect(await shown(Text("Hello", tableName: "Menu", bundle: tables.bundle), .german) == "Guten Tag")
    #expect(await shown(Text("\("Ann") has \(1234)", bundle: tables.bundle), .german) == "1.234 hat Ann")
  }

  @Test("A key without a translation has the text of the source language")
  func missing() async throws {
    let tables = try Tables([
      "Localizable.xcstrings": catalog(
        #"""
        "title": { "localizations": { "en": \#(unit("Title")), "de": \#(unit("", state: "new")) } },
        "empty": { "localizations": { "en": \#(unit("Empty")), "de": \#(unit("")) } },
        "Trifecta": { "shouldTranslate": false, "localizations": { "de": \#(unit("Wette")) } },
        "Key": {}, "other": { "localizations": { "de": \#(unit("andere")) } }
        """#)
    ])
    func shown(_ key: LocalizedStringKey, _ locale: Locale = .german) async -> String {
      await self.shown(Text(key, bundle: tables.bundle), locale)
    }
    #expect(await shown("title") == "Title")
    #expect(await shown("title", french) == "Title")
    #expect(await shown("empty") == "")
    #expect(await shown("Trifecta") == "Trifecta")
    #expect(await shown("Key") == "Key")
    #expect(await shown("unknown") == "unknown")
    #expect(await shown("other", .american) == "other")
  }

  @Test("The form of a text follows the plural rules of its language")
  func plural() async throws {
    let tables = try Tables([
      "Localizable.xcstrings": catalog(
        #"""
        "%lld files": { "localizations": {
          "en": { "variations": { "plural": {
            "zero": \#(unit("No files")), "one": \#(unit("%lld file")), "other": \#(unit("%arg files")) } } },
          "fr": { "variations": { "plural": { "one": \#(unit("%lld fichier")), "other": \#(unit("%lld fichiers")) } } },
          "pl": { "variations": { "plural": { "one": \#(unit("%lld plik")), "few": \#(unit("%lld pliki")),
            "many": \#(unit("%lld plików")), "other": \#(unit("%lld pliku")) } } } } },
        "%@ has %lld": { "localizations": { "en": { "variations": { "plural": {
          "one": \#(unit("%@ has a file")), "other": \#(unit("%2$lld files of %1$@")) } } } } }
        """#)
    ])
    func shown(_ count: Int, _ locale: Locale) async -> String {
      await self.shown(Text("\(count) files", bundle: tables.bundle), locale)
    }
    #expect(await shown(0, .american) == "No files")
    #expect(await shown(1, .american) == "1 file")
    #expect(await shown(1_200, .american) == "1,200 files")
    #expect(await shown(0, french) == "0 fichier")
    #expect(await shown(1, french) == "1 fichier")
    #expect(await shown(2, french) == "2 fichiers")
    for (count, text) in [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (12, "12 plików"), (22, "22 pliki")] {
      #expect(await shown(count, Locale(identifier: "pl_PL")) == text)
    }
    // French words in a locale for which only English is left have English forms.
    #expect(await shown(0, .german) == "No files")
    #expect(await self.shown(Text("\("Ann") has \(1)", bundle: tables.bundle), .american) == "Ann has a file")
    #expect(await self.shown(Text("\("Ann") has \(2)", bundle: tables.bundle), .american) == "2 files of Ann")
  }

  @Test("Each variable of a text has its own plural forms")
  func substitutions() async throws {
    func forms(_ one: String, _ other: String) -> String {
      #""variations": { "plural": { "one": \#(unit(one)), "other": \#(unit(other)) } }"#
    }
    let tables = try Tables([
      "Localizable.xcstrings": catalog(
        #"""
        "%@: %lld files in %lld folders": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "%@ has %#@files@ in %#@folders@" },
            "substitutions": {
              "files": { "argNum": 2, "formatSpecifier": "lld", \#(forms("%arg file", "%arg files")) },
              "folders": { "argNum": 3, "formatSpecifier": "03lld", \#(forms("one folder", "%arg folders")) } } },
          "de": { "stringUnit": { "state": "translated", "value": "In %#@folders@: %#@files@ von %@, %#@none@" },
            "substitutions": {
              "files": { "argNum": 2, \#(forms("eine Datei", "%arg Dateien")) },
              "folders": { "argNum": 3, \#(forms("%arg Ordner", "%arg Ordnern, %#@folders@")) } } } } }
        """#)
    ])
    func shown(_ files: Int, _ folders: Int, _ locale: Locale) async -> String {
      await self.shown(Text("\("Ann"): \(files) files in \(folders) folders", bundle: tables.bundle), locale)
    }
    #expect(await shown(1, 2, .american) == "Ann has 1 file in 002 folders")
    #expect(await shown(2, 1, .american) == "Ann has 2 files in one folder")
    // A variable without a definition, and one within its own text, are omitted.
    #expect(await shown(1, 2, .german) == "In 2 Ordnern, : eine Datei von Ann, ")
  }

  @Test("The text for other devices is used")
  func devices() async throws {
    let tables = try Tables([
      "Localizable.xcstrings": catalog(
        #"""
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "iphone": \#(unit("Tap it")), "mac": \#(unit("Click it")), "other": \#(unit("Press it")) } } } } },
        "Tap %lld": { "localizations": { "en": { "variations": { "device": {
          "iphone": \#(unit("Tap it")),
          "mac": { "variations": { "plural": { "one": \#(unit("Click once")), "other": \#(unit("Click %lld times")) } } }
        } } } } },
        "wide": { "localizations": { "en": { "variations": { "width": { "5": \#(unit("W")), "20": \#(unit("Wide")) } } } } }
        """#)
    ])
    func shown(_ key: LocalizedStringKey) async -> String {
      await self.shown(Text(key, bundle: tables.bundle), .american)
    }
    #expect(await shown("Tap") == "Press it")
    #expect(await shown("Tap \(1)") == "Click once")
    #expect(await shown("Tap \(3)") == "Click 3 times")
    #expect(await shown("wide") == "Wide")
  }

  @Test("A catalog precedes a file of plural forms, which precedes a file of strings")
  func precedence() async throws {
    let tables = try Tables([
      "Localizable.xcstrings": catalog(#""a": { "localizations": { "en": \#(unit("A")), "de": \#(unit("1")) } }"#),
      "de.lproj/Localizable.stringsdict": #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>a</key><string>2</string><key>b</key><string>2</string>
        <key>%@ met %lld</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%@ traf %#@people@.</string>
          <key>people</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>eine Person</string><key>other</key><string>%lld Leute</string>
          </dict>
        </dict>
      </dict></plist>
      """#,
      "de.lproj/Localizable.strings": #""a" = "3"; "b" = "3"; "c" = "3"; "%@ met %lld" = "3";"#,
    ])
    func shown(_ key: LocalizedStringKey, _ locale: Locale = .german) async -> String {
      await self.shown(Text(key, bundle: tables.bundle), locale)
    }
    #expect(await shown("a") == "1")
    #expect(await shown("b") == "2")
    #expect(await shown("c") == "3")
    #expect(await shown("\("Ann") met \(1)") == "Ann traf eine Person.")
    #expect(await shown("\("Ann") met \(2)") == "Ann traf 2 Leute.")
    #expect(await shown("a", french) == "A")
  }

  @Test("Strings outside of a view are translated too")
  func strings() throws {
    let tables = try Tables([
      "Localizable.xcstrings": catalog(
        #"""
        "%lld files": { "localizations": { "en": { "variations": { "plural": {
          "one": \#(unit("a file")), "other": \#(unit("%lld documents")) } } } } }
        """#)
    ])
    #expect(String(localized: "\(1) files", bundle: tables.bundle) == "a file")
    #expect(String(localized: "\(1_234) files", bundle: tables.bundle, locale: .german) == "1.234 documents")
  }

  @Test(
    "A malformed catalog is reported once, and its keys are shown",
    arguments: [
      (#"{ "sourceLanguage": "en", "strings": { "#, "not valid JSON"),
      ("", "not valid JSON"),
      ("[]", "not an object"),
      (#"{ "strings": {} }"#, #"the file has no "sourceLanguage""#),
      (
        #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "de": { "stringUnit": { "value": 1 } } } } } }"#,
        #""strings.a.localizations.de.stringUnit.value" is not a value of type String"#
      ),
    ])
  func malformed(content: String, reason: String) async throws {
    let tables = try Tables([
      "Broken.xcstrings": content,
      "Localizable.xcstrings": catalog(#""a": { "localizations": { "de": \#(unit("ä")) } }"#),
    ])
    await withKnownIssue {
      let text = Text("a", tableName: "Broken", bundle: tables.bundle)
      #expect(await shown(text, .german) == "a")
    } matching: { issue in
      let description = "\(issue)"
      return description.contains("Broken.xcstrings is not used") && description.contains(reason)
        && description.contains("Correct the file")
    }
    // Another report would be a failure.
    #expect(await shown(Text("a", tableName: "Broken", bundle: tables.bundle), .german) == "a")
    #expect(await shown(Text("a", bundle: tables.bundle), .german) == "ä")
  }
}
