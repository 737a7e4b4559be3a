import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text modifiers")
struct TextAttributesTests {
  /// Returns the attributes of a view that is the text "a" without layers.
  private func attributes(_ view: some View) async -> [AttributeKey: String]? {
    let screen = await Screen { view }
    #expect(screen.findAll(.text("a")).map(\.layerKinds) == [[]])
    let texts = screen.attributes(of: .text)
    return texts.first?.mapValues(\.description).filter { $0.key != .text }
  }

  @Test("Text modifiers set their attributes")
  func texts() async {
    #expect(await attributes(Text("a").underline()) == [.underline: "solid"])
    #expect(
      await attributes(Text("a").strikethrough(pattern: .dash, color: .red)) == [
        .strikethrough: "dash", .strikethroughColor: "red",
      ])
    #expect(
      await attributes(Text("a").underline(pattern: .dot, color: .blue)) == [
        .underline: "dot", .underlineColor: "blue",
      ])
    #expect(await attributes(Text("a").monospaced()) == [.fontDesign: "monospaced"])
    #expect(await attributes(Text("a").fontDesign(.serif)) == [.fontDesign: "serif"])
    #expect(await attributes(Text("a").monospacedDigit()) == [.monospacedDigits: "true"])
    #expect(await attributes(Text("a").kerning(2)) == [.letterSpacing: "2"])
    #expect(await attributes(Text("a").kerning(2).tracking(-1.5)) == [.letterSpacing: "-1.5"])
    #expect(await attributes(Text("a").baselineOffset(4)) == [.baselineOffset: "4"])
  }

  @Test("View modifiers apply to texts that do not override them")
  func views() async {
    #expect(
      await attributes(Group { Text("a") }.underline().strikethrough()) == [
        .strikethrough: "solid", .underline: "solid",
      ])
    #expect(await attributes(Group { Text("a").underline(false) }.underline()) == [:])
    #expect(await attributes(Group { Text("a").fontDesign(.serif) }.monospaced()) == [.fontDesign: "serif"])
    #expect(
      await attributes(Group { Text("a") }.monospacedDigit().kerning(1).baselineOffset(-1)) == [
        .baselineOffset: "-1", .letterSpacing: "1", .monospacedDigits: "true",
      ])
    #expect(
      await attributes(Group { Text("a") }.fontDesign(.rounded).tracking(3)) == [
        .fontDesign: "rounded", .letterSpacing: "3",
      ])
    #expect(await attributes(Group { Text("a").italic(false) }.italic().bold()) == [.fontWeight: "bold"])
  }

  @Test("A run can opt out of an underline, and the baseline offset applies once")
  func parts() async {
    let screen = await Screen {
      VStack { Text("a").underline(false).bold() + Text("b") }.underline().baselineOffset(2)
    }
    #expect(
      screen.attributes(of: .text).map { $0.mapValues(\.description) } == [
        [.text: "ab", .runs: "a (baselineOffset=2 fontWeight=bold)|b (baselineOffset=2 underline=solid)"]
      ])
  }

  @Test("Non-finite values are ignored")
  func notFinite() async {
    #expect(await attributes(Text("a").kerning(.nan)) == [:])
    #expect(await attributes(Text("a").baselineOffset(.infinity)) == [:])
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
    #expect(
      try screen.find("ab").attributes(of: .text).map { $0.mapValues(\.description) } == [
        [.text: "ab", .runs: "a|b (italic=true)"]
      ])
    try await screen.tap("switch")
    #expect(
      try screen.find("ab").attributes(of: .text).map { $0.mapValues(\.description) } == [
        [.text: "ab", .runs: "a (underline=solid)|b (italic=true underline=solid)"]
      ])
  }
}
