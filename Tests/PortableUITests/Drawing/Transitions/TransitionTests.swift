import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("transition")
struct TransitionTests {
  private func transition<Content: View>(_ view: Content) -> ElementTransition? {
    let hosted = HostedView(on: PictureHost()) { view }
    return hosted.graph.root.firstChild?.transition
  }

  @Test(
    "A transition describes its insertion and removal effects",
    arguments: [
      (.identity, "identity"), (.opacity, "opacity"), (.slide, "move(leading) / move(trailing)"),
      (.scale, "scale(0.0, x: 0.5, y: 0.5)"), (.scale(scale: 2, anchor: .top), "scale(2.0, x: 0.5, y: 0.0)"),
      (.offset(x: 3), "offset(x: 3.0, y: 0.0)"), (.offset(CGSize(width: 1, height: 2)), "offset(x: 1.0, y: 2.0)"),
      (.move(edge: .bottom), "move(bottom)"),
      (.push(from: .top), "move(top) + opacity / move(bottom) + opacity"),
      (.asymmetric(insertion: .slide, removal: .opacity), "move(leading) / opacity"),
      (.opacity.combined(with: .slide), "opacity + move(leading) / opacity + move(trailing)"),
      (.scale(scale: .nan), "identity"), (.offset(x: .infinity), "identity"),
      (.scale(scale: 1, anchor: UnitPoint(x: .nan, y: 0)), "identity"),
    ] as [(AnyTransition, String)])
  func effects(transition: AnyTransition, words: String) {
    #expect(self.transition(Text("a").transition(transition))?.description == words)
  }

  @Test("A transition can have separate insertion and removal animations")
  func animations() throws {
    let both = try #require(transition(Text("a").transition(.opacity.animation(.linear))))
    #expect(both.insertionTiming == Animation.linear.timing && both.removalTiming == Animation.linear.timing)
    let one = try #require(
      transition(Text("a").transition(.asymmetric(insertion: .slide.animation(.easeIn), removal: .opacity))))
    #expect(one.insertionTiming == Animation.easeIn.timing && one.removalTiming == nil)
  }

  @Test("A transition applies to the element with all its layers, and the inner of two transitions wins")
  func place() {
    #expect(transition(Text("a").transition(.slide).padding().background(.red))?.description.contains("move") == true)
    #expect(transition(Text("a").padding().transition(.opacity).transition(.slide)) == .opacity)
    #expect(transition(VStack { Text("a") }.transition(.opacity)) == .opacity)
    #expect(transition(VStack { Text("a").transition(.opacity) }) == nil)
    #expect(transition(Text("a")) == nil)
  }

  @Test("A transition can change while its view exists")
  func changes() {
    struct Changing: View {
      @State private var isSliding = false
      var body: some View {
        Button("a") { isSliding = true }.transition(isSliding ? .slide : .opacity)
      }
    }
    let hosted = HostedView(on: PictureHost()) { Changing() }
    hosted.graph.turn()
    let button = hosted.graph.root.firstChild
    #expect(button?.transition == .opacity)
    hosted.graph.dispatch(Event(EventKind(rawValue: "tap")), to: button?.id ?? 0)
    hosted.graph.turn()
    #expect(button?.transition?.insertion == [.move(.leading)])
  }

  struct Renewed: View {
    let transition: AnyTransition?
    var isOutside = false
    let probe: Probe
    @State private var id = 0

    var body: some View {
      Button("renew") { id += 1 }
      if let transition {
        if isOutside { watched(id).id(id).transition(transition) } else { watched(id).transition(transition).id(id) }
      } else {
        watched(id).id(id)
      }
      Text("end")
    }

    private func watched(_ id: Int) -> some View {
      Text("\(id)")
        .onAppear { probe.note("\(id) appears") }
        .onDisappear { probe.note("\(id) disappears") }
    }
  }

  @Test(
    "When an id changes, the new view appears before the old one disappears", arguments: [nil, AnyTransition.slide])
  func renewed(transition: AnyTransition?) async throws {
    let probe = Probe()
    let screen = await Screen { Renewed(transition: transition, probe: probe) }
    try await screen.tap("renew")
    #expect(probe.notes == ["0 appears", "1 appears", "0 disappears"])
  }

  @Test(
    "With the identity transition the old view disappears first, and the new view takes its position",
    arguments: [true, false])
  func identity(isOutside: Bool) async throws {
    let probe = Probe()
    let screen = await Screen { Renewed(transition: .identity, isOutside: isOutside, probe: probe) }
    try await screen.tap("renew")
    #expect(probe.notes == ["0 appears", "0 disappears", "1 appears"])
    #expect(screen.findAll(.role(.text)).map(\.text) == ["renew", "1", "end"])
  }
}
