import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("An alignment guide that does not use the view's size moves the view before it is measured")
  func constant() async throws {
    let screen = await Screen {
      VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0[.leading] - 10 } }
    }
    #expect(try screen.find("a").attribute("x") == "10")
    #expect(try screen.find("a").attribute("measured") == nil)
  }

  @Test("An alignment guide that uses the view's size moves the view once it is measured")
  func measured() async throws {
    let screen = await Screen {
      VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0[.trailing] } }
      HStack(alignment: .bottom) { Text("b").alignmentGuide(VerticalAlignment.bottom) { $0.height / 2 } }
    }
    #expect(try screen.find("a").attribute("x") == "0")
    #expect(try screen.find("a").attribute("measured") == "size")
    try await screen.setSize(CGSize(width: 30, height: 20), of: "a")
    #expect(try screen.find("a").attribute("x") == "-30")
    try await screen.setSize(CGSize(width: 30, height: 20), of: "b")
    #expect(try screen.find("b").attribute("y") == "10")
  }

  @Test("A custom alignment maps to the nearest built-in alignment")
  func own() async throws {
    let third = VerticalAlignment(Third.self)
    #expect(third == VerticalAlignment(Third.self) && third != .center && third != .top)
    let screen = await Screen {
      HStack(alignment: third) { Text("a").alignmentGuide(third) { $0.height } }.accessibilityIdentifier("stack")
    }
    #expect(try screen.find(.identifier("stack")).attribute("alignment") == "center")
    try await screen.setSize(CGSize(width: 30, height: 20), of: "a")
    #expect(try screen.find("a").attribute("y") == "-10")
  }

  @Test("View dimensions return the position of each alignment")
  func dimensions() {
    let size = ViewDimensions(width: 90, height: 60)
    #expect(size[.leading] == 0 && size[HorizontalAlignment.center] == 45 && size[.trailing] == 90)
    #expect(size[.top] == 0 && size[VerticalAlignment.center] == 30 && size[.bottom] == 60)
    #expect(size[VerticalAlignment(Third.self)] == 20 && size[explicit: .leading] == nil)
  }
}
