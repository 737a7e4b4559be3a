import Testing
import Trifecta

/// An object that runs a closure when it is deallocated.
private final class Canary {
  var text = "a canary that sings"
  let onDeath: @MainActor () -> Void

  init(onDeath: @escaping @MainActor () -> Void) { self.onDeath = onDeath }
  deinit { MainActor.assumeIsolated(onDeath) }
}

/// A state with parts on the heap for every type of value.
private struct Mine<Value>: Reducer {
  struct State {
    var value: Value
    var canary: Canary
  }
  enum Action {
    case replace(State)
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .replace(let new) = action { state = new }
    return .none
  }
}

@MainActor
@Suite("Store: sending during withState")
struct ReadingStateTests {
  @Test("An action sent in withState is reduced after it returns, even in generic features")
  func withState() {
    func check<Value: Equatable>(_ first: Value, _ second: Value) {
      var deaths = 0
      let store = Store(initialState: .init(value: first, canary: Canary { deaths += 1 })) { Mine<Value>() }
      store.withState { state in
        store.send(.replace(.init(value: second, canary: Canary {})))
        #expect(state.value == first)
        #expect(deaths == 0)
        #expect(state.canary.text == "a canary that sings")
      }
      #expect(deaths == 1)
      #expect(store.value == second)
    }
    check("a first text that is on the heap", "a second text that is on the heap")
    check(1, 2)
    check([1], [])
  }

  @Test("Observers run for actions sent in withState, even if its closure throws")
  func observers() {
    struct Refusal: Error {}
    let store = Store(initialState: Counter.State()) { Counter() }
    let watch = Watch { store.count }
    #expect(throws: Refusal.self) {
      try store.withState { state in
        store.send(.increment)
        store.withState { #expect($0.count == 0) }
        throw Refusal()
      }
    }
    #expect(watch.seen == [0, 1])
  }

  @Test("Effects of actions sent in withState start after it returns")
  func effects() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    var starts = 0
    let task = store.withState { _ in
      let task = store.send(.perform(.init { .run { _ in starts += 1 } }))
      #expect(starts == 0)
      return task
    }
    #expect(starts == expected(atOnce: 1, soon: 0))
    await waitForEffectsToStart()
    #expect(starts == 1)
    #expect(task.isFinished)
  }
}
