import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Long presses")
struct LongPressGestureTests {
  @Test("A long press runs its action and ends pressing")
  func held() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("a").onLongPressGesture(minimumDuration: 2) {
        probe.note("performed")
      } onPressingChanged: {
        probe.note("\($0)")
      }
    }
    try await screen.longPress("a")
    #expect(probe.notes == ["true", "false", "performed"])
    let gestures = screen.attributes(of: .gesture)
    #expect(gestures.contains { $0[.maximumDistance] == .number(10) && $0[.minimumDuration] == .number(2) })
  }

  @Test("An infinite minimum duration is limited to one day")
  func endless() async throws {
    let screen = await Screen {
      Text("a").onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
      } onPressingChanged: { _ in
      }
    }
    #expect(screen.attributes(of: .gesture).contains { $0[.minimumDuration] == .number(86_400) })
  }

  @Test("`onLongPressGesture` behaves the same with the older order of its arguments")
  func older() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("a").onLongPressGesture(
        minimumDuration: 1, maximumDistance: 5, pressing: { probe.note("\($0)") }, perform: { probe.note("performed") })
    }
    try await screen.longPress("a")
    #expect(probe.notes == ["true", "false", "performed"])
  }

  @Test("A press released early, moved too far or cancelled fails once")
  func failed() {
    let probe = Probe()
    let hosted = HostedView(on: PictureHost()) {
      Text("a").onLongPressGesture {
        probe.note("performed")
      } onPressingChanged: {
        probe.note("\($0)")
      }
    }
    hosted.graph.turn()
    let id = hosted.graph.root.firstChild?.id ?? -1
    func send(_ phases: (PressValue.Phase, x: Double)...) -> [String] {
      probe.forget()
      for (phase, x) in phases {
        let press = PressValue(phase, at: PointValue(x: x, y: 0))
        hosted.graph.dispatch(Event(.press, value: .press(press)), to: id, layer: 0)
      }
      return probe.notes
    }
    #expect(send((.began, 0), (.moved, 9), (.ended, 9)) == ["true", "false"])
    #expect(send((.began, 0), (.moved, 9), (.cancelled, 9)) == ["true", "false"])
    #expect(send((.began, 0), (.moved, 11), (.moved, 30), (.moved, 0), (.ended, 0)) == ["true", "false"])
    #expect(send((.began, 0), (.held, 11), (.held, 0), (.ended, 0)) == ["true", "false"])
    #expect(send((.began, 0), (.held, 9), (.held, 9), (.moved, 99), (.cancelled, 9)) == ["true", "false", "performed"])
  }

  @Test("Gesture state of a long press is reset at its end")
  func state() async throws {
    struct Pressed: View {
      let probe: Probe
      @GestureState(reset: { value, _ in Probe.last?.note("reset \(value ?? false)") }) private var isPressed: Bool?
      var body: some View {
        Text("a").gesture(
          LongPressGesture().updating($isPressed) { value, isPressed, _ in
            isPressed = value
            probe.note("updated")
          })
        Text("\(isPressed ?? false)").accessibilityIdentifier("state")
      }
    }
    let probe = Probe()
    Probe.last = probe
    defer { Probe.last = nil }
    let screen = await Screen { Pressed(probe: probe) }
    try await screen.longPress("a")
    #expect(probe.notes == ["updated", "reset true"])
    #expect(try screen.find(.identifier("state")).text == "false")
  }
}

extension Probe {
  /// The probe of the running test, for closures that are created before their view.
  fileprivate static var last: Probe?
}
