import Testing
import TrifectaMacros

@MainActor
@Suite("Macro case paths in features")
struct CasePathableStoreTests {
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action: Equatable { case tapped, tappedTwice }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return action == .tappedTwice ? .send(.tapped) : .none
    }
  }

  struct List: Reducer {
    struct State: Equatable {
      var header = Row.State(id: 0)
      var rows: IdentifiedArray<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    }
    @CasePathable
    enum Action: Equatable {
      case header(Row.Action)
      case row(id: Int, action: Row.Action)
    }

    static let header = Child(Row(), state: \State.header, action: Action.cases.header)
    static let rows = IdentifiedChildren(Row(), state: \State.rows, action: Action.cases.row)

    var body: some Reducer<State, Action> {
      Scope(Self.header).forEach(Self.rows)
    }
  }

  struct App: Reducer {
    struct State: Equatable {
      var row = Row.State(id: 0)
      var appearances = 0
      var last: Row.Action?
    }
    @CasePathable
    enum Action {
      case appeared
      case row(Row.Action)
    }

    static let row = Child(Row(), state: \State.row, action: Action.cases.row)

    var body: some Reducer<State, Action> {
      Scope(Self.row)
      Reduce { state, action in
        if action.is(\.appeared) { state.appearances += 1 }
        state.last = action[case: \.row]
        return .none
      }
    }
  }

  @Test("A reducer can test an action's case and extract its value")
  func cases() {
    let store = Store(initialState: App.State()) { App() }
    store.send(.appeared)
    #expect((store.appearances, store.last) == (1, nil))
    store.scope(App.row).send(.tapped)
    #expect((store.appearances, store.last) == (1, .tapped))
  }

  @Test("A child declared with a case path receives and sends its actions")
  func child() {
    let store = Store(initialState: List.State()) { List() }
    store.send(.header(.tapped))
    store.scope(List.header).send(.tappedTwice)
    #expect(store.header.count == 3)
  }

  @Test("Rows declared with a labeled case path receive and send their actions")
  func rows() {
    let store = Store(initialState: List.State()) { List() }
    store.send(.row(id: 2, action: .tappedTwice))
    #expect(store.rows.map(\.count) == [0, 2])
    #expect(store.header.count == 0)
  }
}
