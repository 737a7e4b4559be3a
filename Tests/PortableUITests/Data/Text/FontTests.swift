import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Fonts")
struct FontTests {
  @Test("A font sets family, width, leading and small capitals")
  func features() async throws {
    let screen = await Screen {
      Text("custom").font(.custom("Georgia", size: 20))
      Text("fixed").font(.custom("Georgia", fixedSize: 20))
      Text("body").font(.body.monospacedDigit().leading(.tight).width(.condensed).smallCaps())
      Text("caps").font(.body.lowercaseSmallCaps()).fontWidth(.expanded)
    }
    #expect(try screen.find("custom").attribute("fontFamily") == "Georgia")
    #expect(try screen.find("custom").attribute("fontSize") == "20")
    #expect(try screen.find("custom").attribute("scalesFont") == "true")
    #expect(try screen.find("fixed").attribute("scalesFont") == nil)
    let body = try screen.find("body")
    #expect(body.attribute("monospacedDigits") == "true" && body.attribute("fontLeading") == "tight")
    #expect(body.attribute("fontWidth") == "75" && body.attribute("smallCaps") == "all")
    #expect(try screen.find("caps").attribute("smallCaps") == "lowercase")
    #expect(try screen.find("caps").attribute("fontWidth") == "125")
    #expect(Font.Width(.nan).value == 0 && Font.Width(7).value == 1)
  }

  @Test("Dynamic Type scales text styles but not fonts with a fixed size")
  func typeSize() async throws {
    let screen = await Screen {
      Group {
        Text("plain")
        Text("title").font(.title)
        Text("fixed").font(.system(size: 10))
      }
      .dynamicTypeSize(.accessibility5)
      Text("limited").dynamicTypeSize(.xLarge ... .xxLarge)
      Text("untouched").dynamicTypeSize(...DynamicTypeSize.accessibility2)
      Text("small").textScale(.secondary)
      Text("pinned").dynamicTypeSize(.large)
    }
    #expect(try screen.find("plain").attribute("fontSize") == "53")
    #expect(try screen.find("title").attribute("fontStyle") == "title")
    #expect(try screen.find("title").attribute("fontSize") == "58")
    #expect(try screen.find("fixed").attribute("fontSize") == "10")
    #expect(try screen.find("limited").attribute("fontSize") == "19")
    #expect(try screen.find("untouched").attribute("fontSize") == nil)
    #expect(try screen.find("pinned").attribute("fontSize") == "17")
    #expect(try Double(screen.find("small").attribute("fontSize") ?? "") == 17 * 0.8)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test("A limit of the text size ends to apply when the size is again within it")
  func changingLimit() async throws {
    struct Limited: View {
      @State private var isLarge = true
      var body: some View {
        Text("text").dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(isLarge ? .accessibility3 : .small)
        Button("change") { isLarge.toggle() }
      }
    }
    let screen = await Screen { Limited() }
    #expect(try screen.find("text").attribute("fontSize") == "19")
    try await screen.tap("change")
    #expect(try screen.find("text").attribute("fontSize") == "15")
  }

  @Test("A custom font scales relative to its text style unless its size is fixed")
  func customFonts() async throws {
    let screen = await Screen {
      Group {
        Text("relative").font(.custom("Georgia", size: 17, relativeTo: .largeTitle))
        Text("body").font(.custom("Georgia", size: 34))
        Text("fixed").font(.custom("Georgia", fixedSize: 20))
      }
      .dynamicTypeSize(.accessibility5)
      Text("usual").font(.custom("Georgia", size: 20, relativeTo: .caption))
    }
    func size(_ name: String) throws -> [String?] {
      let text = try screen.find(.named(name))
      return [text.attribute("fontSize"), text.attribute("scalesFont")]
    }
    #expect(try size("relative") == ["30", "true"])
    #expect(try size("body") == ["106", "true"])
    #expect(try size("fixed") == ["20", nil])
    #expect(try size("usual") == ["20", "true"])
  }

  @Test("A text has the attributes that line limit, spacing, truncation, scaling and selection modifiers set")
  func lines() async throws {
    let screen = await Screen {
      Text("range").lineLimit(2...4)
      Text("from").lineLimit(2...)
      Text("reserved").lineLimit(3, reservesSpace: true)
      Text("again").lineLimit(3).lineLimit(2...4)
      Text("set").lineSpacing(4).truncationMode(.head).minimumScaleFactor(0.5).allowsTightening(true)
      Text("selected").textSelection(.disabled)
      Text("plain").lineSpacing(-1).truncationMode(.tail).minimumScaleFactor(1)
    }
    func lines(_ name: String) throws -> [String?] {
      let text = try screen.find(.named(name))
      return [text.attribute("minimumLines"), text.attribute("lineLimit")]
    }
    #expect(try lines("range") == ["2", "4"])
    #expect(try lines("from") == ["2", nil])
    #expect(try lines("reserved") == ["3", "3"])
    #expect(try lines("again") == ["2", "3"])
    let set = try screen.find("set")
    #expect(
      ["lineSpacing", "truncation", "minimumScale", "allowsTightening"].map { set.attribute($0) }
        == ["4", "head", "0.5", "true"])
    #expect(try screen.find("selected").attribute("selectable") == "false")
    #expect(try screen.find("plain").attribute("lineSpacing") == "0")
    #expect(try screen.find("plain").attribute("truncation") == nil)
  }
}
