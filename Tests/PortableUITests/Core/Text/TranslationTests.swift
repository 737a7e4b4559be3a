import Elements
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Translations")
struct TranslationTests {
  /// A temporary bundle of string tables that is deleted with this object.
  final class Tables {
    let bundle: Bundle
    private let folder: URL

    /// - Parameter files: the contents of each file by its path, for example `de.lproj/Localizable.strings`.
    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "Tables-\(UUID().uuidString).bundle")
      for (path, content) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func shown(_ text: Text, _ locale: Locale) async -> String {
    let screen = await Screen { text.locale(locale) }
    return screen.findAll(.role(.text)).map(\.text).joined(separator: "|")
  }

  @Test("The name of an image is the localization key of its label")
  func imageNames() async throws {
    let tables = try Tables(["de.lproj/Localizable.strings": #""logo" = "Firmenzeichen";"#])
    try Data([0x89, 0x50, 0x4E, 0x47]).write(to: tables.bundle.bundleURL.appending(path: "logo.png"))
    let screen = await Screen {
      Image("logo", bundle: tables.bundle).locale(.german)
      Image(ImageResource(name: "logo", bundle: tables.bundle)).locale(.german)
    }
    #expect(screen.attributes(of: .image).map { $0[.label] } == [.string("Firmenzeichen"), .string("Firmenzeichen")])
  }

  @Test("A key is looked up in the language of the environment's locale")
  func lookUp() async throws {
    let tables = try Tables([
      "de.lproj/Localizable.strings": #"/* Greets */ "Hello" = "Hallo ä \"du\"";"#,
      "en.lproj/Localizable.strings": #""Hello" = "Hello there";"#,
      "de.lproj/Menu.strings": #""Hello" = "Guten Tag";"#,
    ])
    let text = Text("Hello", bundle: tables.bundle, comment: "A greeting")
    #expect(await shown(text, .german) == #"Hallo ä "du""#)
    #expect(await shown(text, Locale(identifier: "de_AT")) == #"Hallo ä "du""#)
    #expect(await shown(text, .american) == "Hello there")
    #expect(await shown(text, Locale(identifier: "fr_FR")) == "Hello there")
    #expect(await shown(Text("Hello", tableName: "Menu", bundle: tables.bundle), .german) == "Guten Tag")
  }

  @Test("A key without a translation is shown with its values")
  func missing() async throws {
    let tables = try Tables([
      "de.lproj/Localizable.strings": #""a" = "b";"#, "fr.lproj/Localizable.strings": "",
    ])
    #expect(await shown(Text("c \(1)", bundle: tables.bundle), .german) == "c 1")
    #expect(await shown(Text("a", tableName: "None", bundle: tables.bundle), .german) == "a")
    #expect(await shown(Text("a", bundle: tables.bundle), Locale(identifier: "fr_FR")) == "a")
    #expect(await shown(Text("a", bundle: tables.bundle), Locale(identifier: "ja_JP")) == "a")
  }

  @Test(
    "An invalid string table is reported once, and its texts are not translated",
    arguments: [
      ("nonsense", "it does not consist of pairs of strings"), (#""a" = "b""#, "Missing ';' on line 1"),
      (#"{"a": "b"}"#, "Expected ';' or '=' after key at line 1"),
      (#""a" = "b"; "c" = ("d");"#, "it does not consist of pairs of strings"),
    ])
  func invalid(content: String, reason: String) async throws {
    let tables = try Tables(["fr.lproj/Localizable.strings": content])
    let french = Locale(identifier: "fr_FR")
    let issues = await issues {
      #expect(await shown(Text("a", bundle: tables.bundle), french) == "a")
      #expect(await shown(Text("c", bundle: tables.bundle), french) == "c")
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    let file = "\(tables.bundle.bundlePath)/fr.lproj/Localizable.strings"
    #expect(issue.hasPrefix("The string table \(file) could not be read, so its texts are not translated: "))
    #expect(issue.contains(reason))
    #expect(issue.hasSuffix(#"Write each translation as "key" = "text"; with the quotation marks and the semicolon."#))
    #expect(!issue.contains("\n"))
  }

  @Test("A translation can reorder its arguments and set their format")
  func values() async throws {
    let tables = try Tables([
      "de.lproj/Localizable.strings": #"""
      "%@ has %lld" = "%2$lld hat %1$@";
      "%lf of %@" = "%2$@: %1$.1f%%";
      "at %@" = "um %@";
      """#
    ])
    func shown(_ key: LocalizedStringKey) async -> String {
      await self.shown(Text(key, bundle: tables.bundle), .german)
    }
    #expect(await shown("\("Ann") has \(1234)") == "1.234 hat Ann")
    #expect(await shown("\(12.25) of \("all")") == "all: 12,2%")
    #expect(await shown("at \(1.5, format: .number)") == "um 1,5")
  }

  @Test("Placeholders without a matching argument are removed or shown as written")
  func wrongPlaceholders() async throws {
    let tables = try Tables([
      "de.lproj/Localizable.strings": #"""
      "a %@" = "%d %@ %5$@ %s %n %";
      "b %lld" = "%@ %f %lld %1$x";
      "c" = "%@ 100%";
      """#
    ])
    func shown(_ key: LocalizedStringKey) async -> String {
      await self.shown(Text(key, bundle: tables.bundle), .german)
    }
    #expect(await shown("a \("x")") == "x   %s %n %")
    #expect(await shown("b \(255)") == "255   ff")
    #expect(await shown("c") == "%@ 100%")
  }

  @Test("The closest available language is used")
  func languages() async throws {
    let tables = try Tables([
      "pt-BR.lproj/Localizable.strings": #""a" = "brasileiro";"#,
      "zh-Hans.lproj/Localizable.strings": #""a" = "simplified";"#,
      "zh-Hant.lproj/Localizable.strings": #""a" = "traditional";"#,
    ])
    let text = Text("a", bundle: tables.bundle)
    #expect(await shown(text, Locale(identifier: "pt_BR")) == "brasileiro")
    #expect(await shown(text, Locale(identifier: "pt_PT")) == "brasileiro")
    #expect(await shown(text, Locale(identifier: "zh-Hant_TW")) == "traditional")
    #expect(await shown(text, .american) == "a")
  }

  @Test("A translation into a language other than English is not inflected")
  func inflection() async throws {
    let tables = try Tables([
      "de.lproj/Localizable.strings": #""^[%lld word](inflect: true)" = "^[%lld Wort](inflect: true)";"#
    ])
    let text = Text("^[\(2) word](inflect: true)", bundle: tables.bundle)
    #expect(await shown(text, .german) == "2 Wort")
    #expect(await shown(text, .american) == "2 words")
  }

  @Test("Changing the locale shows another translation")
  func changes() async throws {
    struct Some: View {
      let bundle: Bundle
      @State private var locale = Locale.american
      var body: some View {
        Button("switch") { locale = .german }
        Text("Hello", bundle: bundle).bold().environment(\.locale, locale)
      }
    }
    let tables = try Tables(["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#])
    let screen = await Screen { Some(bundle: tables.bundle) }
    #expect(screen.contains("Hello"))
    try await screen.tap("switch")
    #expect(try screen.find("Hallo").attribute("fontWeight") == "bold")
  }
}
