import Foundation
import HTTPTypes
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Messages of pages")
struct WebMessagesTests {
  private static let languages = ["de", "fr", "es", "it", "ja", "ar"]

  private func placeholders(_ text: String) -> Set<String> { Set(text.matches(of: /%\d/).map { String($0.0) }) }

  @Test("Each message has a translation with the same placeholders in each built-in language")
  func translations() throws {
    for message in WebMessage.allCases {
      for language in Self.languages {
        let text = try #require(WebMessages()[message, in: language], "\(message) in \(language)")
        #expect(text != message.rawValue, "\(message) in \(language)")
        #expect(placeholders(text) == placeholders(message.rawValue), "\(message) in \(language)")
      }
    }
  }

  @Test(
    "The request's preferred language decides, then the server's language, then English",
    arguments: [
      ("de-AT,en;q=0.5", "Kopiert."), ("en", "Copied."), ("ar", "تم النسخ."), ("fi", "Copied."), ("xx", "Copié."),
      (nil, "Copié."), ("fi,ja;q=0.5", "Copied."),
    ])
  func language(header: String?, expected: String) {
    var headers = HTTPFields()
    headers[.acceptLanguage] = header
    var options = WebOptions()
    options.language = "fr"
    #expect(options.messages(for: headers).text(.copied) == expected)
  }

  @Test("An app changes a text for a language or a region, and adds a language")
  func changes() {
    var messages = WebMessages()
    messages[.copied, in: "en"] = "Done."
    messages[.copied, in: "pt-BR"] = "Copiado!"
    messages[.copied, in: "PT"] = "Copiado."
    #expect(messages.selection(in: "en-US").text(.copied) == "Done.")
    #expect(messages.selection(in: "pt-BR").text(.copied) == "Copiado!")
    #expect(messages.selection(in: "pt-PT").text(.copied) == "Copiado.")
    #expect(messages.selection(in: "pt").text(.busy) == WebMessage.busy.rawValue)
    #expect(messages.selection(in: "fi").text(.copied) == "Done.")
    #expect(messages.selection(in: "fi").language == "en")
    messages[.copied, in: "en"] = nil
    #expect(messages[.copied, in: "en"] == "Copied.")
  }

  @Test("Controls without a label have names in the language of the request, and later of the session")
  @MainActor
  func namesOfControls() {
    struct Controls: View {
      @State private var isNamed = true

      var body: some View {
        VStack {
          Toggle("Named", isOn: $isNamed)
          ProgressView()
          TextEditor(text: .constant("")).accessibilityLabel("Own", isEnabled: isNamed)
          Gauge(value: 0.5) { EmptyView() }
          WebView(url: nil)
        }
        .sheet(isPresented: .constant(true)) { Text("Sheet") }
      }
    }
    let screen = Screen(path: "/x", title: "X", summary: nil) { Controls() }
    let page = Page(
      of: screen, language: "en", token: "t", cookie: nil, messages: WebMessages().selection(in: "de"))
    let html = String(decoding: page.html(nonce: "n"), as: UTF8.self)
    for name in ["Anzeige", "Webseite"] { #expect(html.contains("aria-label=\(name)"), "\(name)") }
    var options = WebOptions()
    options.language = "de"
    let session = TestSession(options) { Controls() }
    let sent = session.received().joined()
    for name in ["In Bearbeitung", "Anzeige", "Webseite", "Schließen"] { #expect(sent.contains(name), "\(name)") }
    #expect(!sent.contains("Textfeld"))
    #expect(session.send("change", to: 2, "false").joined().contains("\"Textfeld\""))
    #expect(TestSession { Controls() }.received().joined().contains("aria-label=Dismiss"))
  }

  @Test("Values replace placeholders once, whatever they contain")
  func values() {
    let german = WebMessages().selection(in: "de")
    #expect(german.text(.sendingFile, ["a%2$&.txt", "50"]) == "„a%2$&.txt“ wird gesendet: 50 %")
    #expect(WebMessage.fill("%1 %2 %9 100 %", with: ["a"]) == "a %2 %9 100 %")
  }

  @Test("The status line has the texts and their language, except in English")
  @MainActor
  func statusLine() throws {
    func line(_ language: String, _ messages: WebMessages = WebMessages()) throws -> String {
      var page = Page(
        of: Screen(path: "/x", title: "X", summary: nil) { Text("x") }, language: "en", token: "token", cookie: nil)
      page.messages = messages.selection(in: language)
      let html = String(decoding: page.html(nonce: "n"), as: UTF8.self)
      return String(try #require(html.firstMatch(of: /<p id=line.*<\/p>/)).0)
    }
    #expect(try line("en") == "<p id=line role=status hidden></p>")
    let arabic = try line("ar")
    #expect(arabic.hasPrefix(#"<p id=line role=status hidden dir=auto lang="ar" data-words="{&quot;"#))
    #expect(arabic.contains("&quot;Copied.&quot;:&quot;تم النسخ.&quot;"))
    var messages = WebMessages()
    messages[.copied, in: "en"] = "<\"Done\">"
    #expect(try line("en", messages).contains(#"data-words="{&quot;Copied.&quot;:&quot;&lt;\&quot;Done\&quot;"#))
  }

  @Test("Each message of the page's scripts is a known message")
  func scripts() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/TrifectaWeb/Resources")
    let known = Set(WebMessage.allCases.map(\.rawValue))
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "js" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(
        of: /(?:say|word|reject|note)\((?:element, )?"([^"]+)"|(?:10\d\d:|disconnected =) "([^"]+)"/)
      {
        let text = String(match.1 ?? match.2 ?? "")
        #expect(known.contains(text), "\(file.lastPathComponent): \(text)")
        found.insert(text)
      }
    }
    #expect(found.count > 10)
  }
}
