import Testing
import Trifecta

@MainActor
@Suite("onChange")
struct OnChangeTests {
  let store = Store(initialState: Counter.State()) { Reacting() }

  /// Keeps the age at the title's length, and rounds odd counts up by an effect.
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

  @Test("The reaction is given the values before and after, in the same reduction")
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

  @Test("An equal write is no change")
  func equalWrite() {
    store.send(.set(0))
    #expect(store.count == 0)
  }

  @Test("The reaction's effects may trigger it again")
  func again() {
    store.send(.set(3))
    #expect(store.count == 4)
  }

  /// Two lines of a body that one operator watches.
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

  @Test("An operator can be attached to several lines of a body, which run in textual order")
  func combined() {
    let store = Store(initialState: Counter.State()) { Watching() }
    store.send(.increment)
    #expect(store.title == "a!")
    store.send(.rename("b"))
    #expect(store.title == "b")
  }
}
