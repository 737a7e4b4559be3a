import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
  @Test("A mapped tap gesture requires its tap count")
  func tap() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("a").gesture(TapGesture(count: 2).map { 7 }.onEnded { probe.note("tapped \($0)") })
    }
    try await screen.tap("a", count: 2)
    await #expect(throws: ActionError.self) { try await screen.tap("a") }
    #expect(probe.notes == ["tapped 7"])
  }

  @Test("A custom gesture is recognized by its body")
  func composed() async throws {
    struct Swipe: Gesture {
      let probe: Probe
      var body: some Gesture<CGFloat> {
        DragGesture(minimumDistance: 30).map(\.translation.width).onChanged { probe.note("swiped \($0)") }
      }
    }
    let probe = Probe()
    let screen = await Screen { Text("a").gesture(Swipe(probe: probe).onEnded { probe.note("ended \($0)") }) }
    try await screen.drag("a", to: CGPoint(x: 30, y: 0), steps: 2)
    #expect(probe.notes == ["swiped 30.0", "ended 30.0"])
  }

  @Test("The inner gesture wins unless the outer is high-priority or simultaneous")
  func priorities() async throws {
    let probe = Probe()
    func drag(_ name: String) -> some Gesture { DragGesture().onEnded { _ in probe.note(name) } }
    func tap(_ name: String) -> some Gesture { TapGesture().onEnded { probe.note(name) } }
    let screen = await Screen {
      VStack { Text("normal").gesture(drag("inner")).onTapGesture { probe.note("inner tap") } }
        .gesture(drag("outer")).gesture(tap("outer tap"))
      VStack { Text("high").gesture(drag("inner")).onTapGesture { probe.note("inner tap") } }
        .highPriorityGesture(drag("outer")).highPriorityGesture(tap("outer tap"))
      VStack { Button("both") { probe.note("pressed") }.gesture(drag("inner")) }
        .simultaneousGesture(drag("outer")).simultaneousGesture(tap("outer tap"))
    }
    for name in ["normal", "high", "both"] {
      try await screen.drag(.named(name), to: CGPoint(x: 20, y: 0))
      try await screen.tap(.named(name))
      probe.note("/")
    }
    #expect(
      probe.notes == [
        "inner", "inner tap", "/", "outer", "outer tap", "/", "inner", "outer", "pressed", "outer tap", "/",
      ])
  }

  @Test("A disabled gesture is not recognized, and the outer gesture is recognized instead")
  func masked() async throws {
    struct Masked: View {
      let probe: Probe
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("a").gesture(DragGesture().onEnded { _ in probe.note("inner") }, including: isOn ? .all : .subviews)
            .gesture(TapGesture().onEnded { probe.note("tap") }, isEnabled: isOn)
        }
        .gesture(DragGesture().onEnded { _ in probe.note("outer") })
        Button("Turn on") { isOn = true }
      }
    }
    let probe = Probe()
    let screen = await Screen { Masked(probe: probe) }
    try await screen.drag("a", to: CGPoint(x: 20, y: 0))
    await #expect(throws: ActionError.self) { try await screen.tap("a") }
    try await screen.tap("Turn on")
    try await screen.drag("a", to: CGPoint(x: 20, y: 0))
    try await screen.tap("a")
    #expect(probe.notes == ["outer", "inner", "tap"])
  }

  @Test("Hover reports enter and exit, even when the view is removed")
  func hover() async throws {
    struct Hovered: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("a").onHover { probe.note("inner \($0)") } }
        }
        .onHover { probe.note("outer \($0)") }
        Button("Remove") { isShown = false }
      }
    }
    let probe = Probe()
    let screen = await Screen { Hovered(probe: probe) }
    try await screen.hover("a")
    #expect(probe.notes == ["inner true", "outer true"])
    probe.forget()
    try await screen.tap("Remove")
    #expect(probe.notes == ["inner false"])
    await screen.releasePointers()
    #expect(probe.notes == ["inner false", "outer false"])
  }

  @Test("Continuous hover reports locations in its coordinate space, and the end")
  func continuousHover() async throws {
    struct Hovered: View {
      let probe: Probe
      var body: some View {
        VStack {
          Text("a")
            .onContinuousHover { probe.note("\($0)") }
            .onContinuousHover(coordinateSpace: .named("board")) {
              if case .active(let place) = $0 { probe.note("\(place)") }
            }
        }
        .coordinateSpace(.named("board"))
      }
    }
    let probe = Probe()
    let screen = await Screen { Hovered(probe: probe) }
    try await screen.setSize(CGSize(width: 90, height: 90), of: "a", at: CGPoint(x: 10, y: 20))
    try await screen.hover("a", at: CGPoint(x: 3, y: 4))
    #expect(probe.notes == ["\(HoverPhase.active(CGPoint(x: 3, y: 4)))", "\(CGPoint(x: -7, y: -16))"])
    probe.forget()
    try await screen.hover("a", isOver: false)
    #expect(probe.notes == ["\(HoverPhase.ended)"])
  }

  @Test("A gesture runs its current action, even if the action changes during a drag")
  func newest() async throws {
    struct Counting: View {
      let probe: Probe
      @State private var count = 0
      var body: some View {
        Text("a").gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            probe.note("\(count)")
            count += 1
          })
      }
    }
    let probe = Probe()
    let screen = await Screen { Counting(probe: probe) }
    try await screen.drag("a", to: CGPoint(x: 2, y: 0), steps: 2)
    #expect(probe.notes == ["0", "1", "2"])
  }
}
