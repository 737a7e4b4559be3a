import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Composed texts")
struct TextTests {
  /// Returns the attributes of a text, which has no layers.
  private func attributes(_ text: Text) async -> [AttributeKey: String]? {
    let screen = await Screen { text }
    #expect(screen.findAll(.role(.text)).map(\.layerKinds) == [[]])
    return last(screen)
  }

  /// The attributes of the last text on a screen.
  private func last(_ screen: Screen) -> [AttributeKey: String]? {
    screen.attributes(of: .text).last?.mapValues(\.description)
  }

  @Test("An interpolated text keeps its position and attributes")
  func interpolation() async {
    #expect(await attributes(Text("a \(Text("c")) e")) == [.text: "a c e"])
    #expect(await attributes(Text("a \(Text("b").bold())")) == [.text: "a b", .runs: "a |b (fontWeight=bold)"])
    #expect(
      await attributes(Text("\(Text("b").italic())\(1), \(Text("c").foregroundColor(.red)).")) == [
        .text: "b1, c.", .runs: "b (italic=true)|1, |c (foreground=red)|.",
      ])
    let name = Text("\(Text("inner").bold()) outer").italic()
    #expect(
      await attributes(Text("see \(name)!")) == [
        .text: "see inner outer!", .runs: "see |inner (fontWeight=bold italic=true)| outer (italic=true)|!",
      ])
  }

  @Test("Runs after multibyte characters have the right bounds")
  func bytes() async {
    #expect(
      await attributes(Text("äöü🏳️‍🌈\(Text("b").bold())é")) == [.text: "äöü🏳️‍🌈bé", .runs: "äöü🏳️‍🌈|b (fontWeight=bold)|é"])
  }

  @Test("Concatenated texts keep their attributes")
  func concatenation() async {
    #expect(await attributes(Text("a") + Text("b")) == [.text: "ab"])
    #expect(await attributes(Text("a").bold() + Text("b")) == [.text: "ab", .runs: "a (fontWeight=bold)|b"])
    #expect(await attributes(Text("a").bold() + Text("b").bold()) == [.text: "ab", .fontWeight: "bold"])
  }

  @Test("A run inherits attributes that it does not set")
  func inheritance() async {
    #expect(
      await attributes((Text("a").font(.title) + Text("b")).font(.body).bold()) == [
        .text: "ab", .runs: "a (fontStyle=title fontWeight=bold)|b (fontStyle=body fontWeight=bold)",
      ])
    let screen = await Screen { VStack { Text("a").foregroundStyle(.red) + Text("b") }.font(.caption).italic() }
    #expect(
      last(screen) == [
        .text: "ab", .fontStyle: "caption", .italic: "true",
        .runs: "a (fontStyle=caption foreground=red italic=true)|b",
      ])
  }

  @Test("A Text can change from several runs to one, and back")
  func changes() async throws {
    struct Some: View {
      @State private var turn = 0
      var body: some View {
        Button("next") { turn += 1 }
        switch turn {
        default: turn == 1 ? Text("a") + Text("b").bold() : Text("c")
        }
      }
    }
    let screen = await Screen { Some() }
    #expect(last(screen) == [.text: "c"])
    try await screen.tap("next")
    #expect(last(screen) == [.text: "ab", .runs: "a|b (fontWeight=bold)"])
    try await screen.tap("next")
    #expect(last(screen) == [.text: "c"])
  }

  @Test("An image in a text is a run without characters")
  func images() async {
    let star = Image(systemName: "star")
    #expect(await attributes(Text("a \(star) *b*")) == [.text: "a  b", .runs: "a | (symbol=star)| |b (italic=true)"])
    #expect(
      await attributes((Text(star) + Text("c")).bold()) == [
        .text: "c", .runs: " (fontWeight=bold symbol=star)|c (fontWeight=bold)",
      ])
    #expect(await attributes(Text("**\(star)**")) == [.text: "", .runs: " (fontWeight=bold symbol=star)"])
  }

  @Test("Keys with interpolated texts are equal only if the interpolated texts are equal")
  func keys() {
    let bold: LocalizedStringKey = "a \(Text("b").bold())"
    #expect(bold != "a b")
    #expect(bold == "a \(Text("b").bold())")
    #expect(("a \(Text("b"))" as LocalizedStringKey) != "a \(Text("c"))")
    #expect(("a \(Text("b"))" as LocalizedStringKey) == "a \(Text("b"))")
  }
}
