import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views and the space they are given")
struct SpaceTests {
  @Test("A frame is a share of what it stands in, and some points")
  func relativeFrames() async throws {
    let screen = await Screen {
      Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 8)
      Text("two").containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 6)
      Text("all").containerRelativeFrame([.horizontal, .vertical])
      Text("most").containerRelativeFrame(.horizontal) { length, _ in length * 0.75 - 20 }
      Text("bent").containerRelativeFrame(.horizontal) { length, _ in min(length, 350) }
    }
    func width(_ name: String) throws -> [String?] {
      let text = try screen.find(.named(name))
      return [text.attribute("relativeWidth"), text.attribute("width")]
    }
    #expect(try width("half") == ["0.5", "-4"])
    #expect(try width("all") == ["1", "0"])
    #expect(try width("most") == ["0.75", "-20"])
    #expect(try width("bent") == ["0", "350"])
    #expect(try screen.find("two").attribute("height") == "-2")
    #expect(try width("two") == [nil, nil])
  }

  @Test("Of views of which one fits all are made, and a test sees the first")
  func fitting() async throws {
    let screen = await Screen {
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("short")
      }
      .accessibilityIdentifier("choice")
    }
    #expect(try screen.find(.identifier("choice")).attribute("axes") == "horizontal")
    #expect(screen.contains("long") && !screen.contains("short") && screen.tree.contains("short"))
  }

  @Test("Layouts as values lay views out as stacks do")
  func layouts() async throws {
    let screen = await Screen {
      AnyLayout(HStackLayout(alignment: .top, spacing: 4)) { Text("a") }
      VStackLayout(alignment: .leading) { Text("b") }
      ZStackLayout(alignment: .bottom) { Text("c") }
    }
    let stacks = await Screen {
      HStack(alignment: .top, spacing: 4) { Text("a") }
      VStack(alignment: .leading) { Text("b") }
      ZStack(alignment: .bottom) { Text("c") }
    }
    #expect(screen.tree == stacks.tree)
  }

  @Test("A place of one view is told in the space of another")
  func anchors() async throws {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGPoint>? { nil }
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
      }
    }
    let screen = await Screen {
      VStack { Text("marked").anchorPreference(key: Key.self, value: .bottomTrailing) { $0 } }
        .overlayPreferenceValue(Key.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text(verbatim: "at \(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
          }
        }
    }
    try await screen.setSize(CGSize(width: 30, height: 20), of: "marked", at: CGPoint(x: 100, y: 50))
    let place = try #require(screen.findAll(.role(.text)).last)
    try await screen.setSize(CGSize(width: 300, height: 200), of: .text(place.text), at: CGPoint(x: 40, y: 10))
    #expect(screen.contains("at 90 60"))
  }

  @Test("Several places of a view are told at once")
  func severalAnchors() async throws {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<[CGPoint]>? { nil }
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
      }
    }
    let screen = await Screen {
      VStack { Text("marked").anchorPreference(key: Key.self, value: .init([.top, .bottomLeading])) { $0 } }
        .overlayPreferenceValue(Key.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text(verbatim: proxy[anchor].map { "\(Int($0.x)) \(Int($0.y))" }.joined(separator: ", ")) }
          }
        }
    }
    try await screen.setSize(CGSize(width: 30, height: 20), of: "marked", at: CGPoint(x: 100, y: 50))
    #expect(screen.contains("115 50, 100 70"))
  }
}
