import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Turn {
  var count = 0
}

@MainActor
@Suite("Relative frames, layouts and anchors")
struct SpaceTests {
  @Test("A container-relative frame is a fraction of its container plus an offset")
  func relativeFrames() async throws {
    let screen = await Screen {
      Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 8)
      Text("two").containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 6)
      Text("all").containerRelativeFrame([.horizontal, .vertical])
      Text("most").containerRelativeFrame(.horizontal) { length, _ in length * 0.75 - 20 }
      Text("bent").containerRelativeFrame(.horizontal) { length, _ in min(length, 350) }
      Text("limited").containerRelativeFrame(.horizontal) { length, _ in min(length, 1_000) }
    }
    func width(_ name: String) throws -> [String?] {
      let text = try screen.find(.named(name))
      return [text.attribute("relativeWidth"), text.attribute("width")]
    }
    #expect(try width("half") == ["0.5", "-4"])
    #expect(try width("all") == ["1", "0"])
    #expect(try width("most") == ["0.75", "-20"])
    #expect(try width("bent") == ["0", "350"])
    #expect(try width("limited") == ["0", "390"])
    #expect(try screen.find("two").attribute("height") == "-2")
    #expect(try width("two") == [nil, nil])
  }

  @Test("`ViewThatFits` creates all candidates, and a test finds only the first")
  func fitting() async throws {
    let screen = await Screen {
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("short")
      }
      .accessibilityIdentifier("choice")
    }
    #expect(try screen.find(.identifier("choice")).attribute("axes") == "horizontal")
    #expect(screen.contains("long") && !screen.contains("short"))
    #expect(screen.attributes(of: .text).map { $0[.text]?.description } == ["long", "short"])
  }

  @Test("`HStackLayout`, `VStackLayout` and `ZStackLayout` create the same elements as the stacks")
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

  @Test("Changing the layout keeps the views' state")
  func turningLayout() async throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Diagonal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    struct Turning: View {
      let turn: Turn
      private var layout: AnyLayout {
        switch turn.count % 4 {
        case 0: AnyLayout(HStackLayout(alignment: .top, spacing: 3))
        case 1: AnyLayout(VStackLayout(alignment: .leading))
        case 2: AnyLayout(ZStackLayout(alignment: .bottom))
        default: AnyLayout(Diagonal())
        }
      }
      var body: some View {
        layout {
          Counter(name: "a")
          Counter(name: "b")
        }
        .padding(4)
      }
    }
    let (host, turn) = (PictureHost(), Turn())
    let hosted = HostedView(on: host) { Turning(turn: turn) }
    hosted.graph.turn()
    let screen = await Screen { Turning(turn: turn) }
    try await screen.tap("a 0")
    for (count, kind) in ["vStack", "zStack", "arranged", "hStack", "vStack"].enumerated() {
      turn.count += 1
      await Task.yield()
      hosted.graph.turn()
      #expect(host.lastCommit.contains("become \(kind)"))
      #expect(host.picture == PictureHost.print(hosted.graph.root))
      #expect(host.mistakes == [])
      await screen.settle()
      #expect(screen.attributes(of: ElementKind(rawValue: kind)).count == 1)
      try await screen.tap("b \(count)")
    }
    #expect(screen.contains("a 1") && screen.contains("b 5"))
    hosted.graph.stop()
  }

  @Test("A custom layout can delegate to a stack layout")
  func stackLayouts() async throws {
    struct Framed<Base: Layout>: Layout {
      let base: Base
      func makeCache(subviews: Subviews) -> AnyLayout.Cache { AnyLayout(base).makeCache(subviews: subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        AnyLayout(base).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
      ) {
        AnyLayout(base).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    func places(_ base: some Layout, width: CGFloat, priority: Double = 0) async throws -> String? {
      let screen = await Screen {
        Framed(base: base) {
          Text("a").layoutPriority(priority)
          Text("b")
          Text("c")
        }
        .accessibilityIdentifier("box")
      }
      try await screen.setSizes(
        [CGSize(width: 50, height: 10), CGSize(width: 200, height: 30), CGSize(width: 200, height: 20)],
        ofViewsAround: "a", in: CGSize(width: width, height: 0))
      return try screen.find(.identifier("box")).attribute("places")
    }
    #expect(try await places(HStackLayout(spacing: 10), width: 0) == "470 30;0 10;60 0;270 5")
    #expect(try await places(HStackLayout(spacing: 10), width: 170) == "170 30;0 10;60 0 50;120 5 50")
    #expect(try await places(HStackLayout(spacing: 10), width: 90, priority: 1) == "90 30;0 10;60 0 10;80 5 10")
    #expect(try await places(VStackLayout(alignment: .trailing), width: 0) == "200 76;150 0;0 18;0 56")
    #expect(try await places(ZStackLayout(alignment: .bottomLeading), width: 100) == "100 30;0 20;0 0 100;0 10 100")
  }

  @Test("An anchor is resolved in another view's coordinate space")
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

  @Test("Readers of an anchor are updated when the anchor's source changes")
  func changedSource() async throws {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGPoint>? { nil }
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
      }
    }
    struct Marked: View {
      @State private var point = UnitPoint.topLeading
      var body: some View {
        VStack { Text("marked").anchorPreference(key: Key.self, value: .unitPoint(point)) { $0 } }
          .overlayPreferenceValue(Key.self) { anchor in
            GeometryReader { proxy in
              if let anchor { Text(verbatim: "at \(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
            }
          }
        Button("move") { point = .bottomTrailing }
      }
    }
    let screen = await Screen { Marked() }
    try await screen.setSize(CGSize(width: 30, height: 20), of: "marked")
    #expect(screen.contains("at 0 0"))
    try await screen.tap("move")
    #expect(screen.contains("at 30 20"))
  }

  @Test("A view with an anchor is measured before the anchor is read")
  func unreadAnchors() async throws {
    struct Key: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    struct Tags: View {
      @State private var chosen = 0
      var body: some View {
        VStack {
          ForEach(0..<2) { Text("tag \($0)").anchorPreference(key: Key.self, value: .bounds) { [$0] } }
        }
        .overlayPreferenceValue(Key.self) { anchors in
          GeometryReader { proxy in Text(verbatim: "width \(Int(proxy[anchors[chosen]].width))") }
        }
        Button("next") { chosen = 1 }
      }
    }
    let screen = await Screen { Tags() }
    try await screen.setSize(CGSize(width: 30, height: 20), of: "tag 0")
    try await screen.setSize(CGSize(width: 70, height: 20), of: "tag 1")
    #expect(screen.contains("width 30"))
    try await screen.tap("next")
    #expect(screen.contains("width 70"))
  }

  @Test("An anchor can contain several points")
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
