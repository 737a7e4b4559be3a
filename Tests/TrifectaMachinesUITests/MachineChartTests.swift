import Elements
import ScreenTesting
import SwiftUI
import Testing
import TrifectaMachines
import TrifectaMachinesUI
import TrifectaUI

@Suite("Machine chart view")
@MainActor
struct MachineChartTests {
  private struct Door: Machine {
    enum Phase: Equatable, Sendable {
      case shut, open
      case locked(code: Int)
    }
    enum Event: Equatable, Sendable {
      case push, pull
      case lock(Int)
      case unlock(Int)
    }

    static var chart: Statechart<Self> {
      In(.shut) {
        On(.push, to: .open)
        On(Event.lock, to: Phase.locked)
      }
      In(.open) { On(.pull, to: .shut) }
      In(Phase.locked) { On(Event.unlock, to: .shut) }
    }
  }

  private func show(samples: [Door.Event] = []) async -> (store: Store<Door>, screen: Screen) {
    let store = Store(initialState: Configuration<Door>()) { Door() }
    let screen = await Screen { MachineChart(of: store, samples: samples) }
    return (store, screen)
  }

  @Test("An event is sent with an animation or a transaction")
  func animated() {
    let store = Store(initialState: Configuration<Door>()) { Door() }
    store.send(.push, animation: .default)
    #expect(store.contains(.open))
    store.send(.pull, transaction: Transaction())
    #expect(store.contains(.shut))
    store.send(.event(.push), animation: nil)
    #expect(store.contains(.open))
  }

  @Test("Pressing a transition sends its event and activates its target state")
  func press() async throws {
    let (store, screen) = await show()
    try await screen.tap("push, from shut to open")
    #expect(store.phase == .open)
    try await screen.tap("pull, from open to shut")
    #expect(store.phase == .shut)
  }

  @Test("Only transitions of the active state can be pressed")
  func disabled() async throws {
    let (_, screen) = await show()
    #expect(try screen.find("push, from shut to open").isEnabled)
    #expect(try !screen.find("pull, from open to shut").isEnabled)
    try await screen.tap("push, from shut to open")
    #expect(try !screen.find("push, from shut to open").isEnabled)
    #expect(try screen.find("pull, from open to shut").isEnabled)
  }

  /// The accessibility values of the states and transitions on a screen.
  private func values(on screen: Screen) -> [String] {
    screen.attributes(of: .description).compactMap { $0[.valueText]?.description }
  }

  @Test("The active state and the last transition are marked after each event that is sent to the store")
  func told() async throws {
    let (store, screen) = await show(samples: [.lock(7)])
    #expect(try screen.find("shut").value == "active")
    for (event, route, state) in [
      (Door.Event.push, "push, from shut to open", "open"), (.pull, "pull, from open to shut", "shut"),
      (.lock(7), "lock, from shut to locked", "locked"),
    ] {
      store.send(event)
      await screen.settle()
      #expect(try screen.find(.named(route)).value == "taken last")
      #expect(values(on: screen).count { $0 == "taken last" } == 1)
      #expect(try screen.find(.named(state)).value == "active")
      #expect(values(on: screen).count { $0 == "active" } == 1)
    }
  }

  @Test("The chart grows with the text size")
  func grows() async throws {
    let store = Store(initialState: Configuration<Door>()) { Door() }
    let large = await Screen { MachineChart(of: store).dynamicTypeSize(.accessibility2) }
    let (_, usual) = await show()
    let (usualText, largeText) = (try usual.find("open"), try large.find("open"))
    #expect(usualText.attribute("fontSize") == "15")
    #expect(Double(try #require(largeText.attribute("fontSize"))) ?? 0 > 25)
    func isUsual(_ frame: [AttributeKey: AttributeValue]) -> Bool {
      frame[.width] == .number(96) && frame[.height] == .number(40)
    }
    #expect(usual.attributes(of: .frame).contains(where: isUsual))
    #expect(!large.attributes(of: .frame).contains(where: isUsual))
  }

  @Test("A transition whose event has a payload can be pressed only if the view has a sample of the event")
  func samples() async throws {
    let (_, without) = await show()
    #expect(try !without.find("lock, from shut to locked").isEnabled)
    let (store, screen) = await show(samples: [.lock(7)])
    try await screen.tap("lock, from shut to locked")
    #expect(store.phase == .locked(code: 7))
  }
}
