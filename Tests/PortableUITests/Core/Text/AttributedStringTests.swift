import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Attributed strings")
struct AttributedStringTests {
  /// Returns the attributes of a text, which has no layers.
  private func attributes(_ text: Text) async -> [AttributeKey: String]? {
    let screen = await Screen { text }
    #expect(screen.findAll(.role(.text)).map(\.layerKinds) == [[]])
    return screen.attributes(of: .text).first?.mapValues(\.description)
  }

  @Test("SwiftUI attributes of an attributed string are shown")
  func attributes() async throws {
    var string = AttributedString("abc")
    string.foregroundColor = .red
    string.font = .title
    var second = AttributedString("d")
    second.backgroundColor = .yellow
    second.underlineStyle = .single
    second.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    second.kern = 2
    second.tracking = 3
    second.baselineOffset = -1
    string += second
    #expect(
      await attributes(Text(string)) == [
        .text: "abcd",
        .runs: """
        abc (fontStyle=title foreground=red)|d (baselineOffset=-1 letterSpacing=3 strikethrough=dash \
        strikethroughColor=blue textBackground=yellow underline=solid)
        """,
      ])
  }

  @Test("Presentation intents and links are shown as in Markdown")
  func intents() async throws {
    var string = AttributedString("a")
    string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    var code = AttributedString("b")
    code.inlinePresentationIntent = .code
    var link = AttributedString("c")
    link.link = URL(string: "https://d.e")
    var green = link
    green.foregroundColor = .green
    #expect(
      await attributes(Text(string + code + link + green)) == [
        .text: "abcc",
        .runs: """
        a (fontWeight=bold italic=true)|b (fontDesign=monospaced)|\
        c (foreground=accentColor link=https://d.e)|c (foreground=green link=https://d.e)
        """,
      ])
    let screen = await Screen { Text(link) }
    try await screen.tap("c")
    #expect(screen.openedURLs == [URL(string: "https://d.e")])
  }

  @Test("An interpolated attributed string keeps its attributes and is not parsed as Markdown")
  func interpolation() async {
    var string = AttributedString("*b*")
    string.foregroundColor = .red
    #expect(
      await attributes(Text("**a** \(string)")) == [
        .text: "a *b*", .runs: "a (fontWeight=bold)| |*b* (foreground=red)",
      ])
  }

  @Test("Missing attributes of a run are inherited from the text")
  func inheritance() async {
    var string = AttributedString("a")
    string.font = .title
    #expect(
      await attributes(Text(string + AttributedString("b")).font(.body).bold()) == [
        .text: "ab", .runs: "a (fontStyle=title fontWeight=bold)|b (fontStyle=body fontWeight=bold)",
      ])
  }

  @Test("Changing an attribute updates the text")
  func changes() async throws {
    struct Some: View {
      @State private var string = AttributedString("a")
      var body: some View {
        Button("red") { string.foregroundColor = .red }
        Text(string)
      }
    }
    let screen = await Screen { Some() }
    #expect(try screen.find(.text("a")).attribute("foreground") == nil)
    try await screen.tap("red")
    #expect(try screen.find(.text("a")).attribute("foreground") == "red")
  }
}
