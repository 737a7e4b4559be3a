import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Default scroll anchors")
struct ScrollAnchorTests {
  @Test("A scroll view reports its anchors for the initial offset, for size changes and for alignment")
  func anchors() async throws {
    let screen = await Screen {
      Group {
        ScrollView { Text("plain") }.accessibilityIdentifier("plain")
        ScrollView { Text("below") }.defaultScrollAnchor(.bottom).accessibilityIdentifier("below")
        ScrollView(.horizontal) { Text("beside") }.defaultScrollAnchor(.trailing).accessibilityIdentifier("beside")
        ScrollView { Text("first") }.defaultScrollAnchor(.bottom, for: .initialOffset).accessibilityIdentifier("first")
        ScrollView { Text("later") }.defaultScrollAnchor(.init(x: .nan, y: 7), for: .sizeChanges)
          .accessibilityIdentifier("later")
        ScrollView { Text("little") }.defaultScrollAnchor(.center, for: .alignment).accessibilityIdentifier("little")
        List { Text("row") }.defaultScrollAnchor(.bottom).accessibilityIdentifier("row")
      }
      ScrollView { Text("mixed") }
        .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment).accessibilityIdentifier("mixed")
      ScrollView { Text("inner") }.defaultScrollAnchor(nil).defaultScrollAnchor(.bottom).accessibilityIdentifier(
        "inner")
    }
    func region(_ text: String) throws -> (anchors: String?, place: String?) {
      let region = try screen.find(.identifier(text))
      return (region.attribute("scrollAnchors"), region.attribute("contentPlace"))
    }
    #expect(try region("plain") == (nil, nil))
    #expect(try region("below") == ("0.5 1 0.5 1", "end"))
    #expect(try region("beside") == ("1 0.5 1 0.5", "end"))
    #expect(try region("first") == ("0.5 1 - -", nil))
    #expect(try region("later") == ("- - 0 1", nil))
    #expect(try region("little") == (nil, "center"))
    #expect(try region("row") == ("0.5 1 0.5 1", nil))
    #expect(try region("mixed") == ("0.5 1 0.5 1", nil))
    #expect(try region("inner") == (nil, nil))
  }

  @Test("Hidden scroll indicators and disabled scrolling apply to lists")
  func lists() async throws {
    let screen = await Screen {
      List { Text("one") }.accessibilityIdentifier("plain")
      List { Text("two") }.scrollIndicators(.hidden).scrollDisabled(true).accessibilityIdentifier("quiet")
    }
    for key in ["hidesIndicators", "still"] {
      #expect(try screen.find(.identifier("plain")).attribute(key) == nil)
      #expect(try screen.find(.identifier("quiet")).attribute(key) == "true")
    }
  }
}
