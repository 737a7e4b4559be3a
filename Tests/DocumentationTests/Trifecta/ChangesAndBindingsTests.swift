import Testing
import Trifecta
import TrifectaTesting

// snippet: changes-feature
struct Basket: Reducer {
  struct State: Equatable {
    var items: [String] = []
    var history: [String] = []
  }

  enum Action: Equatable {
    case added(String)
    case cleared
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .added(let item):
        state.items.append(item)
        return .none
      case .cleared:
        state.items = []
        return .none
      }
    }
    .onChange(of: \.items.count) { state, old, new in
      state.history.append("\(old) → \(new)")
      return .none
    }
  }
}
// end

// snippet: bindings-feature
struct Preferences: Reducer {
  struct State: Equatable {
    var name = ""
    var volume = 5
    var isMuted = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case resetTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(let binding):
        if binding.field == \State.volume { state.volume = min(state.volume, 10) }
        return .none
      case .resetTapped:
        state = State()
        return .none
      }
    }
  }
}
// end

@MainActor
@Suite("ChangesAndBindings.md")
struct ChangesAndBindingsTests {
  @Test("`onChange` runs in the same reduction")
  func onChange() async {
    // snippet: changes-test
    let store = TestStore(initialState: Basket.State()) { Basket() }
    await store.send(.added("Milk")) {
      $0.items = ["Milk"]
      $0.history = ["0 → 1"]
    }
    await store.send(.cleared) {
      $0.items = []
      $0.history = ["0 → 1", "1 → 0"]
    }
    await store.send(.cleared)
    // end
    await store.finish()
  }

  @Test("A single `binding` action can set any field")
  func bindings() async {
    // snippet: bindings-test
    let store = TestStore(initialState: Preferences.State()) { Preferences() }
    await store.send(.binding(.set(\.name, "Ada"))) { $0.name = "Ada" }
    await store.send(.binding(.set(\.volume, 11))) { $0.volume = 10 }
    // end
    await store.send(.resetTapped) { $0 = Preferences.State() }
    await store.finish()
  }
}
