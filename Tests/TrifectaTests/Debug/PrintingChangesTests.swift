import Testing
import Trifecta
import TrifectaDebug

@MainActor
@Suite("Printing changes")
struct PrintingChangesTests {
  /// Collects the texts instead of the standard output.
  @MainActor
  final class Paper {
    var texts: [String] = []
  }
  let paper = Paper()

  func makeStore(of name: String? = nil) -> Store<Reduce<Counter.State, Counter.Action>> {
    Store(initialState: Counter.State()) { [paper] in
      Counter().printingChanges(of: name) { paper.texts.append($0) }
    }
  }

  @Test("Each action is printed with its state changes")
  func change() {
    makeStore().send(.set(2))
    #expect(
      paper.texts == [
        """
        Counter: .set(2)
              Counter.State(
                id: 0,
            -   count: 0,
            +   count: 2,
                title: "",
                user: Counter.User(…)
              )
        """
      ])
  }

  @Test("An action without changes is printed under the given name")
  func noChange() {
    makeStore(of: "my counter").send(.touchNothing)
    #expect(
      paper.texts == [
        """
        my counter: .touchNothing
            (no change)
        """
      ])
  }

  @Test("A printing reducer keeps the state and effects of its base")
  func sameReducer() {
    let store = makeStore()
    store.send(.chain(3))
    #expect(store.count == 3)
    #expect(paper.texts.count == 3)
  }
}
