import Testing
import Trifecta
import TrifectaDebug

@MainActor
@Suite("Printing events")
struct PrintEventsTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  /// Returns the texts printed while `operation` runs.
  func printed(during operation: () -> Void) -> [String] {
    var texts: [String] = []
    let token = store.printEvents { texts.append($0) }
    operation()
    token.cancel()
    return texts
  }

  @Test("An action is printed with its state changes")
  func change() {
    #expect(
      printed { store.send(.rename("x")) } == [
        """
        .rename("x"), sent from the root
              Counter.State(
                id: 0,
                count: 0,
            -   title: "",
            +   title: "x",
                user: Counter.User(…)
              )
        """
      ])
  }

  @Test("An action that changes nothing is printed with no change")
  func noChange() {
    #expect(printed { store.send(.touchNothing) } == [".touchNothing, sent from the root\n    (no change)"])
  }

  @Test("A side effect is printed on one line")
  func sideEffect() {
    #expect(
      printed { store.send(.emit("a")) } == [
        ".emit(\"a\"), sent from the root\n    (no change)", "emitted .say(\"a\") of the root",
      ])
  }

  @Test("The difference of an action is nil if the state did not change")
  func difference() {
    var differences: [String?] = []
    let token = store.onEvent { event in
      if case .reduced(let reduction) = event { differences.append(reduction.difference) }
    }
    store.send(.set(3))
    store.send(.touchNothing)
    token.cancel()
    #expect(differences.count == 2)
    #expect(differences.first??.contains("-   count: 0,\n+   count: 3,") == true)
    #expect(differences.last == .some(nil))
  }
}
