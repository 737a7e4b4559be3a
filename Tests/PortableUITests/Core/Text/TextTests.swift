import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Composed texts")
struct TextTests {
  private func line(_ text: Text) async -> String {
    let screen = await Screen { text }
    return screen.tree.replacing("root\n  text ", with: "")
  }

  @Test("An interpolated text keeps its position and attributes")
  func interpolation() async {
    #expect(await line(Text("a \(Text("c")) e")) == #""a c e""#)
    #expect(await line(Text("a \(Text("b").bold())")) == #""a b" runs=a |b (fontWeight=bold)"#)
    #expect(
      await line(Text("\(Text("b").italic())\(1), \(Text("c").foregroundColor(.red)).")) == """
        "b1, c." runs=b (italic=true)|1, |c (foreground=red)|.
        """)
    let name = Text("\(Text("inner").bold()) outer").italic()
    #expect(
      await line(Text("see \(name)!")) == """
        "see inner outer!" runs=see |inner (fontWeight=bold italic=true)| outer (italic=true)|!
        """)
  }

  @Test("Runs after multibyte characters have the right bounds")
  func bytes() async {
    #expect(await line(Text("äöü🏳️‍🌈\(Text("b").bold())é")) == #""äöü🏳️‍🌈bé" runs=äöü🏳️‍🌈|b (fontWeight=bold)|é"#)
  }

  @Test("Concatenated texts keep their attributes")
  func concatenation() async {
    #expect(await line(Text("a") + Text("b")) == #""ab""#)
    #expect(await line(Text("a").bold() + Text("b")) == #""ab" runs=a (fontWeight=bold)|b"#)
    #expect(await line(Text("a").bold() + Text("b").bold()) == #""ab" fontWeight=bold"#)
  }

  @Test("A run inherits attributes that it does not set")
  func inheritance() async {
    #expect(
      await line((Text("a").font(.title) + Text("b")).font(.body).bold()) == """
        "ab" runs=a (fontStyle=title fontWeight=bold)|b (fontStyle=body fontWeight=bold)
        """)
    let screen = await Screen { VStack { Text("a").foregroundStyle(.red) + Text("b") }.font(.caption).italic() }
    #expect(
      screen.tree.hasSuffix(
        """
        text "ab" fontStyle=caption italic runs=a (fontStyle=caption foreground=red italic=true)|b
        """))
  }

  @Test("A text can change between one and several runs")
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
    #expect(screen.tree.hasSuffix(#"text "c""#))
    try await screen.tap("next")
    #expect(screen.tree.hasSuffix(#"text "ab" runs=a|b (fontWeight=bold)"#))
    try await screen.tap("next")
    #expect(screen.tree.hasSuffix(#"text "c""#))
  }

  @Test("An image in a text is a run without characters")
  func images() async {
    let star = Image(systemName: "star")
    #expect(await line(Text("a \(star) *b*")) == #""a  b" runs=a | (symbol=star)| |b (italic=true)"#)
    #expect(
      await line((Text(star) + Text("c")).bold()) == #""c" runs= (fontWeight=bold symbol=star)|c (fontWeight=bold)"#)
    #expect(await line(Text("**\(star)**")) == #""" runs= (fontWeight=bold symbol=star)"#)
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
