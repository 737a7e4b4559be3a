import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Layers")
struct LayerTests {
  /// A text with four modifiers in a given order: p for padding, b for background, o for opacity, t for tap.
  private struct Ordered: View {
    let order: String
    let probe: Probe

    var body: some View { modified(Text("a"), order[...]) }

    private func modified<Content: View>(_ content: Content, _ order: Substring) -> AnyView {
      let rest = order.dropFirst()
      return switch order.first {
      case "p": modified(content.padding(.top, 1), rest)
      case "b": modified(content.background(Color.red), rest)
      case "o": modified(content.opacity(0.5), rest)
      case "t": modified(content.onTapGesture { probe.note("tapped") }, rest)
      default: AnyView(content)
      }
    }
  }

  private nonisolated static let orders = orders(of: ["p", "b", "o", "t"])

  private nonisolated static func orders(of letters: [String]) -> [String] {
    guard letters.count > 1 else { return letters }
    return letters.flatMap { first in orders(of: letters.filter { $0 != first }).map { first + $0 } }
  }

  @Test("Modifiers apply in source order", arguments: orders)
  func order(_ order: String) async throws {
    let probe = Probe()
    let screen = await Screen { Ordered(order: order, probe: probe) }
    let names = ["p": "padding top=1", "b": "background fill=red", "o": "opacity opacity=0.5", "t": "tapGesture"]
    let lines = order.reversed().compactMap { names[String($0)] } + ["text \"a\""]
    let tree = lines.enumerated().map { String(repeating: "  ", count: $0 + 1) + $1 }.joined(separator: "\n")
    #expect(screen.tree == "root\n" + tree)
    try await screen.tap("a")
    #expect(probe.notes == ["tapped"])
  }

  @Test("A text with eight layer modifiers is one element with eight layers")
  func oneElement() {
    let hosted = HostedView(on: PictureHost()) {
      Text("a").padding().background(.red).opacity(0.5).border(.blue).offset(x: 1).cornerRadius(2).padding(3).clipped()
    }
    #expect(hosted.graph.root.children.map(\.kind) == [.text])
    #expect(
      hosted.graph.root.children.first?.layers.map(\.kind)
        == [.padding, .background, .opacity, .border, .offset, .clip, .padding, .clip])
  }

  @Test("A modifier on a group applies to each view, including overlays and gestures")
  func group() async throws {
    let probe = Probe()
    let screen = await Screen {
      Group {
        Text("a")
        Text("b").padding(1)
      }
      .overlay { Text("over") }
      .onTapGesture { probe.note("tapped") }
    }
    #expect(screen.findAll("over").count == 2)
    #expect(
      screen.tree == """
        root
          tapGesture
            overlay alignment="center center"
              text "a"
              content
                text "over"
          tapGesture
            overlay alignment="center center"
              padding bottom=1 leading=1 top=1 trailing=1
                text "b"
              content
                text "over"
        """)
    try await screen.tap("b")
    #expect(probe.notes == ["tapped"])
  }

  @Test("A commit contains only the changed attributes of a modifier chain")
  func updates() async {
    struct Changing: View {
      @State private var radius: CGFloat = 1
      var body: some View {
        Button("change") { radius += 1 }
        Group {
          Text("a")
          Text("b").opacity(0.5)
        }
        .padding(2).cornerRadius(radius).background(.red)
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Changing() }
    hosted.graph.turn()
    hosted.graph.dispatch(Event(.tap), to: hosted.graph.root.children[0].id)
    hosted.graph.turn()
    #expect(host.lastCommit == ["update clip cornerRadius", "update clip cornerRadius"])
    #expect(host.mistakes.isEmpty)
    #expect(host.picture == PictureHost.print(hosted.graph.root))
  }

  @Test("A tap runs the current action of the gesture that has the same tap count")
  func newestAction() async throws {
    struct Counting: View {
      let probe: Probe
      @State private var count = 0
      var body: some View {
        Text("\(count)").padding(CGFloat(count))
          .onTapGesture {
            probe.note("inner \(count)")
            count += 1
          }
          .padding()
          .onTapGesture(count: 2) { probe.note("outer \(count)") }
      }
    }
    let probe = Probe()
    let screen = await Screen { Counting(probe: probe) }
    try await screen.tap("0")
    try await screen.tap("1")
    try await screen.tap("2", count: 2)
    #expect(probe.notes == ["inner 0", "inner 1", "outer 2"])
    await #expect(throws: ActionError.self) { try await screen.tap("2", count: 3) }
  }

  @Test("`disabled` outside a gesture disables the gesture, and `disabled` inside it does not")
  func disabled() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("off").onTapGesture { probe.note("off") }.disabled(true)
      Text("on").disabled(true).onTapGesture { probe.note("on") }
    }
    await #expect(throws: ActionError.self) { try await screen.tap("off") }
    try await screen.tap("on")
    #expect(probe.notes == ["on"])
  }

  @Test("A tap in an overlay reaches only gestures that are added after the overlay modifier")
  func tapInOverlay() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("a")
        .onTapGesture { probe.note("inner") }
        .overlay { Text("over") }
        .onTapGesture { probe.note("outer") }
    }
    try await screen.tap("over")
    try await screen.tap("a")
    #expect(probe.notes == ["outer", "inner"])
  }

  @Test("Events for an unknown layer or with an unexpected value are rejected")
  func refused() {
    let hosted = HostedView(on: PictureHost()) { Text("a").padding().onTapGesture {} }
    hosted.graph.turn()
    let id = hosted.graph.root.firstChild?.id ?? -1
    #expect(hosted.graph.dispatch(Event(.tap), to: id) == .notHandled)
    #expect(hosted.graph.dispatch(Event(.tap), to: id, layer: 0) == .notHandled)
    #expect(hosted.graph.dispatch(Event(.tap), to: id, layer: 2) == .unknownElement)
    #expect(hosted.graph.dispatch(Event(.tap), to: id, layer: -1) == .unknownElement)
    #expect(hosted.graph.dispatch(Event(.tap, value: .flag(true)), to: id, layer: 1) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.tap), to: id, layer: 1) == .handled)
  }

  @Test("The outer of two accessibility labels wins")
  func labels() async throws {
    let screen = await Screen {
      Text("a").accessibilityLabel("inner").padding().accessibilityLabel("outer").accessibilityIdentifier("id")
    }
    #expect(try screen.find("outer").text == "a")
    #expect(try screen.find(.identifier("id")).name == "outer")
    #expect(screen.contains(.label("inner")))
    #expect(!screen.contains("inner"))
  }

  @Test("Opacities are clamped to 0 through 1")
  func opacities() async {
    let screen = await Screen {
      Text("a").opacity(2)
      Text("b").opacity(-1)
      Text("c").opacity(.nan)
    }
    let opacities = ["a", "b", "c"].map { try? screen.find(.text($0)).attribute("opacity") }
    #expect(opacities == ["1", "0", "1"])
  }
}
