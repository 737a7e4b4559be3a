import Locking
import Observation
import Testing
import Trifecta
import TrifectaMachines

/// A race whose events have the same names as the actions of machines.
private struct Race: Machine {
  enum Phase: Equatable {
    case waiting, returning, over
    case running(Int)
  }
  enum Event: Equatable {
    case start, returned, elapsed
    case event(Int)
  }

  static var chart: Statechart<Self> {
    In(.waiting) { On(.start, to: .running(0)) }
    In(Phase.running) {
      On(Event.event, updating: Phase.running) { $0 += $1 }
      On(.returned, to: .returning)
    }
    In(.returning) { On(.elapsed, to: .over) }
    Final(.over)
  }
}

@Suite("Store of a machine")
@MainActor
struct StoreTests {
  private func store() -> Store<Race> { Store(initialState: Configuration()) { Race() } }

  @Test("An event is sent by its name, even if an action has the same name")
  func sendsEvents() {
    let store = store()
    store.send(MachineAction.start)
    #expect(store.phase == .waiting)
    store.send(.start)
    #expect(store.phase == .running(0))
    store.send(.event(3))
    store.send(.event(.event(4)))
    #expect(store.phase == .running(7))
    store.send(.returned)
    #expect(store.phase == .returning)
    store.send(.elapsed)
    #expect(store.phase == .over)
  }

  @Test("A view that tests a state is invalidated only when that state changes")
  func contains() {
    let store = store()
    let changes = Locked(0)
    func isRunning() -> Bool {
      withObservationTracking {
        store.contains(.running(99))
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    #expect(!isRunning())
    store.send(.start)
    #expect(changes.withLock { $0 } == 1)
    #expect(isRunning())
    store.send(.event(3))
    #expect(changes.withLock { $0 } == 1)
    store.send(.returned)
    #expect(changes.withLock { $0 } == 2)
    #expect(!isRunning())
  }
}
