import Testing
import Trifecta

private struct Settings: Reducer {
  struct State: Equatable {
    var name = ""
    var volume = 0
    var changes: [String] = []
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case reset
  }

  static let binding = CasePath(Action.binding) { if case .binding(let action) = $0 { action } else { nil } }

  var body: some Reducer<State, Action> {
    BindingReducer(Self.binding)
    Reduce { state, action in
      switch action {
      case .binding(let action):
        if action.field == \State.volume { state.volume = min(state.volume, 10) }
        state.changes.append("\(action)")
        return .none
      case .reset:
        state = State()
        return .none
      }
    }
  }
}

@MainActor
@Suite("Bindings to state")
struct BindingTests {
  private let store = Store(initialState: Settings.State()) { Settings() }

  @Test("A binding action sets its field before the feature reacts to it")
  func writes() {
    store.send(.binding(.set(\.name, "Ada")))
    store.send(.binding(.set(\.volume, 99)))
    #expect(store.name == "Ada")
    #expect(store.volume == 10)
    #expect(store.changes == [#"\State.name = "Ada""#, #"\State.volume = 99"#])
  }

  @Test("Binding actions are equal if they set one field to equal values")
  func equality() {
    typealias Binding = BindingAction<Settings.State>
    #expect(Binding.set(\.name, "a") == .set(\.name, "a"))
    #expect(Binding.set(\.name, "a") != .set(\.name, "b"))
    #expect(Binding.set(\.volume, 1) != .set(\.name, "1"))
    #expect(Binding.set(\.volume, 1).value as? Int == 1)
  }
}
