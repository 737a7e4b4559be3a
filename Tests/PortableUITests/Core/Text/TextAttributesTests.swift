import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text modifiers")
struct TextAttributesTests {
  private func line(_ view: some View) async -> String {
    let screen = await Screen { view }
    return screen.tree.replacing("root\n  text \"a\"", with: "").trimmingCharacters(in: .whitespaces)
  }

  @Test("Text modifiers set their attributes")
  func texts() async {
    #expect(await line(Text("a").underline()) == "underline=solid")
    #expect(
      await line(Text("a").strikethrough(pattern: .dash, color: .red)) == "strikethrough=dash strikethroughColor=red")
    #expect(await line(Text("a").underline(pattern: .dot, color: .blue)) == "underline=dot underlineColor=blue")
    #expect(await line(Text("a").monospaced()) == "fontDesign=monospaced")
    #expect(await line(Text("a").fontDesign(.serif)) == "fontDesign=serif")
    #expect(await line(Text("a").monospacedDigit()) == "monospacedDigits")
    #expect(await line(Text("a").kerning(2)) == "letterSpacing=2")
    #expect(await line(Text("a").kerning(2).tracking(-1.5)) == "letterSpacing=-1.5")
    #expect(await line(Text("a").baselineOffset(4)) == "baselineOffset=4")
  }

  @Test("View modifiers apply to texts that do not override them")
  func views() async {
    #expect(await line(Group { Text("a") }.underline().strikethrough()) == "strikethrough=solid underline=solid")
    #expect(await line(Group { Text("a").underline(false) }.underline()) == "")
    #expect(await line(Group { Text("a").fontDesign(.serif) }.monospaced()) == "fontDesign=serif")
    #expect(
      await line(Group { Text("a") }.monospacedDigit().kerning(1).baselineOffset(-1)) == """
        baselineOffset=-1 letterSpacing=1 monospacedDigits
        """)
    #expect(await line(Group { Text("a") }.fontDesign(.rounded).tracking(3)) == "fontDesign=rounded letterSpacing=3")
    #expect(await line(Group { Text("a").italic(false) }.italic().bold()) == "fontWeight=bold")
  }

  @Test("A run can opt out of an underline, and the baseline offset applies once")
  func parts() async {
    let screen = await Screen {
      VStack { Text("a").underline(false).bold() + Text("b") }.underline().baselineOffset(2)
    }
    #expect(
      screen.tree.hasSuffix(
        #"text "ab" runs=a (baselineOffset=2 fontWeight=bold)|b (baselineOffset=2 underline=solid)"#))
  }

  @Test("Non-finite values are ignored")
  func notFinite() async {
    #expect(await line(Text("a").kerning(.nan)) == "")
    #expect(await line(Text("a").baselineOffset(.infinity)) == "")
  }

  @Test("Changing a view's text modifier updates its runs")
  func changes() async throws {
    struct Some: View {
      @State private var isOn = false
      var body: some View {
        Button("switch") { isOn.toggle() }
        VStack { Text("a") + Text("b").italic() }.underline(isOn)
      }
    }
    let screen = await Screen { Some() }
    #expect(screen.tree.hasSuffix(#"text "ab" runs=a|b (italic=true)"#))
    try await screen.tap("switch")
    #expect(screen.tree.hasSuffix(#"text "ab" runs=a (underline=solid)|b (italic=true underline=solid)"#))
  }
}
