import Testing
import Trifecta

@MainActor
@Suite("onChange")
struct OnChangeTests {
  let store = Store(initialState: Counter.State()) { Reacting() }

  /// Adds the change of the title's length to the age, and rounds odd counts up with an effect.
  struct Reacting: Reducer {
    var body: some Reducer<Counter.State, Counter.Action> {
      Counter()
        .onChange(of: \.title) { state, old, new in
          state.user.age += new.count - old.count
          return .none
        }
        .onChange(of: \.count) { _, _, new in
          new.isMultiple(of: 2) ? .none : .send(.increment)
        }
    }
  }

  @Test("onChange receives the old and new values in the same reduction")
  func reacts() {
    var reductions: [String] = []
    let token = store.onEvent { event in
      guard case .reduced(let reduction) = event, let state = reduction.after as? Counter.State else { return }
      reductions.append("\(state.title) \(state.user.age)")
    }
    store.send(.rename("Ada"))
    store.send(.rename("Al"))
    #expect(reductions == ["Ada 3", "Al 2"])
    token.cancel()
  }

  @Test("Setting an equal value does not call onChange")
  func equalWrite() {
    let store = Store(initialState: Counter.State()) {
      Counter().onChange(of: \.count) { state, old, new in
        state.title += "\(old)\(new)"
        return .none
      }
    }
    store.send(.set(0))
    #expect(store.title.isEmpty)
    store.send(.set(1))
    #expect(store.title == "01")
  }

  @Test("An effect of onChange can trigger onChange again")
  func again() {
    store.send(.set(3))
    #expect(store.count == 4)
  }

  /// A feature of two reducers with one `onChange` operator for both.
  struct Watching: Reducer {
    var body: some Reducer<Counter.State, Counter.Action> {
      CombineReducers {
        Reduce { state, _ in
          state.title += "a"
          return .none
        }
        Counter()
      }
      .onChange(of: \.count) { state, _, _ in
        state.title += "!"
        return .none
      }
    }
  }

  @Test("An onChange operator on several reducers runs after all of them")
  func combined() {
    let store = Store(initialState: Counter.State()) { Watching() }
    store.send(.increment)
    #expect(store.title == "a!")
    store.send(.rename("b"))
    #expect(store.title == "b")
  }
}
