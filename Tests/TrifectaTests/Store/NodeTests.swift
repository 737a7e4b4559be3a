import Testing
import Trifecta

/// A table of counters by number. Each argument of its subscript identifies a child.
private struct Board: Reducer {
  struct State {
    var counters: [Int: Counter.State] = [:]
    subscript(number: Int) -> Counter.State {
      get { counters[number] ?? Counter.State(id: number) }
      set { counters[number] = newValue }
    }
  }
  enum Action {
    case counter(Int, Counter.Action)
    case tick
  }

  static func counter(_ number: Int) -> Child<State, Action, Counter> {
    Child(
      Counter(), state: \State.[number],
      action: CasePath({ .counter(number, $0) }) { action in
        if case .counter(number, let action) = action { action } else { nil }
      })
  }

  var body: some Reducer<State, Action> {
    for number in 0..<2 { Scope(Self.counter(number)) }
  }
}

@MainActor
@Suite("Nodes")
struct NodeTests {
  private let store = Store(initialState: Board.State()) { Board() }

  @Test("Unused nodes are removed, and a node with a running effect is kept")
  func sweeps() async {
    let gate = Gate()
    let task = store.send(.counter(0, .perform(.init { gate.effect(.increment) })))
    let held = store.scope(Board.counter(1))
    for number in 2..<1_000 { _ = store.scope(Board.counter(number)) }
    #expect(store.placesBelow < 100)
    #expect(store.scope(Board.counter(0)).runningEffects.count == 1)
    gate.open()
    await task.finish()
    #expect(store.scope(Board.counter(0)).count == 1)
    #expect(store.scope(Board.counter(1)) === held)
  }
}
