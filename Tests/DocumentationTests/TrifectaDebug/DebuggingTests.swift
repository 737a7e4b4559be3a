import Testing
import Trifecta
import TrifectaDebug

struct TracedCounter: Reducer {
  typealias State = StepCounter.State
  typealias Action = StepCounter.Action

  let print: @MainActor (String) -> Void

  // snippet: debugging-changes
  var body: some Reducer<State, Action> {
    StepCounter()
      .printingChanges(of: "counter", to: print)
  }
  // end
}

@MainActor
@Suite("Debugging.md")
struct DebuggingTests {
  let store = Store(initialState: StepCounter.State()) { StepCounter() }

  @Test("All events are printed")
  func prints() {
    var log: [String] = []
    // snippet: debugging-events
    let printing = store.printEvents { log.append($0) }
    store.send(.incrementTapped)
    #expect(
      log == [
        """
        .incrementTapped, sent from the root
              StepCounter.State(
            -   count: 0,
            +   count: 1,
                step: 1
              )
        """
      ])
    printing.cancel()
    // end
  }

  @Test("`onEvent` receives each event as a value")
  func events() {
    // snippet: debugging-on-event
    var actions: [String] = []
    let listening = store.onEvent { event in
      guard case .reduced(let reduction) = event else { return }
      actions.append("\(reduction.action)")
    }
    store.send(.stepChanged(2))
    #expect(actions == ["stepChanged(2)"])
    listening.cancel()
    // end
  }

  @Test("A store can be dumped")
  func dump() {
    // snippet: debugging-dump
    #expect(
      store.dump() == """
        StepCounter
          state
            StepCounter.State(
              count: 0,
              step: 1
            )
          no running effect
          no waiting side effect
        """)
    // end
  }

  @Test("The changes of one reducer are printed")
  func changes() {
    var texts: [String] = []
    let store = Store(initialState: StepCounter.State()) { TracedCounter { texts.append($0) } }
    store.send(.stepChanged(1))
    #expect(texts == ["counter: .stepChanged(1)\n    (no change)"])
  }
}
