import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text styles and accessibility descriptions")
struct TextStyleTests {
  /// Returns the attributes of a view that is the text "a" without layers.
  private func attributes(_ view: some View) async -> [AttributeKey: String]? {
    let screen = await Screen { view }
    #expect(screen.findAll(.text("a")).map(\.layerKinds) == [[]])
    let texts = screen.attributes(of: .text)
    return texts.first?.mapValues(\.description).filter { $0.key != .text }
  }

  @Test("The nearest font of a text wins")
  func font() async {
    #expect(await attributes(Text("a").font(.title).font(.body)) == [.fontStyle: "title"])
    #expect(
      await attributes(Text("a").font(.system(size: 12, weight: .light, design: .serif)))
        == [.fontDesign: "serif", .fontSize: "12", .fontWeight: "light"])
    #expect(await attributes(Text("a").font(nil).font(.body)) == [:])
  }

  @Test("Weight and italic add to the inherited font")
  func weight() async {
    #expect(
      await attributes(Text("a").bold().italic().font(.headline)) == [
        .fontStyle: "headline", .fontWeight: "bold", .italic: "true",
      ])
    #expect(await attributes(Text("a").bold(false).italic(false).fontWeight(nil)) == [:])
  }

  @Test("Weight and italic apply before or after the font")
  func weightAfterFont() async {
    #expect(
      await attributes(Text("a").font(.headline).bold().italic()) == [
        .fontStyle: "headline", .fontWeight: "bold", .italic: "true",
      ])
    #expect(
      await attributes(Text("a").font(.body.weight(.light)).fontWeight(.heavy)) == [
        .fontStyle: "body", .fontWeight: "heavy",
      ])
    #expect(await attributes(Text("a").fontWeight(.light).bold()) == [.fontWeight: "light"])
  }

  @Test("Font methods set bold, italic and monospaced")
  func fontMethods() async {
    #expect(
      await attributes(Text("a").font(.body.bold().italic().monospaced()))
        == [.fontDesign: "monospaced", .fontStyle: "body", .fontWeight: "bold", .italic: "true"])
  }

  @Test("A foreground style is written as a color name or hexadecimal components")
  func foreground() async {
    #expect(await attributes(Text("a").foregroundStyle(.red)) == [.foreground: "red"])
    #expect(await attributes(Text("a").foregroundStyle(.secondary)) == [.foreground: "secondary"])
    #expect(await attributes(Text("a").foregroundStyle(.tertiary)) == [.foreground: "secondary 70%"])
    #expect(await attributes(Text("a").foregroundStyle(.tint)) == [.foreground: "accentColor"])
    #expect(await attributes(Text("a").foregroundColor(Color(red: 1, green: 0.5, blue: 0))) == [.foreground: "#ff8000"])
    #expect(await attributes(Text("a").foregroundColor(nil)) == [:])
  }

  @Test("Removing a foreground color removes its attribute")
  func styleGoes() async throws {
    struct Toggle: View {
      @State private var isMarked = true
      var body: some View {
        Button("toggle") { isMarked.toggle() }
        Text("a").foregroundColor(isMarked ? .red : nil)
      }
    }
    let screen = await Screen { Toggle() }
    try await screen.tap("toggle")
    #expect(try screen.find(.text("a")).attributes(of: .text) == [[.text: .string("a")]])
  }

  @Test("The outermost label wins, and identifier and hint describe the element")
  func descriptions() async throws {
    let screen = await Screen {
      Text("a").accessibilityIdentifier("i").accessibilityLabel("in \(1)").accessibilityHint("h")
        .accessibilityLabel("out")
    }
    let text = try screen.find(.identifier("i"))
    #expect(text.name == "out" && text.text == "a")
    #expect(text.attribute("hint") == "h")
  }

  @Test(
    "Color components out of range are clamped",
    arguments: [(2.0, "#ffffff"), (-1, "#000000"), (.nan, "#000000")])
  func colorRange(part: Double, word: String) async {
    #expect(await attributes(Text("a").foregroundStyle(Color(white: part))) == [.foreground: word])
  }

  @Test("Opacities multiply, and a color can be a view")
  func opacity() async {
    let screen = await Screen { Color.black.opacity(0.5).opacity(0.5) }
    #expect(screen.attributes(of: .color).map { $0.mapValues(\.description) } == [[.fill: "black 25%"]])
    #expect(screen.attributes(of: .opacity).isEmpty)
  }
}
