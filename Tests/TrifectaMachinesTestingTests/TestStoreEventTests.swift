import Testing
import Trifecta
import TrifectaMachines
import TrifectaMachinesTesting
import TrifectaTesting

/// A machine with an event that has the name of an action.
private struct Engine: Machine {
  enum Phase: Equatable { case idle, running }
  enum Event: Equatable { case start, stop }

  static var chart: Statechart<Self> {
    In(.idle) { On(.start, to: .running) }
    In(.running) { On(.stop, to: .idle) }
  }
}

@MainActor
@Suite("Sending events to a test store")
struct TestStoreEventTests {
  @Test("An event can be sent without its action, and is preferred to an action with the same name")
  func events() async {
    let store = TestStore(initialState: Configuration<Engine>()) { Engine() }
    await store.send(.start) { $0.move(to: .running) }
    await store.send(.stop) { $0.move(to: .idle) }
    await store.finish()
  }
}
