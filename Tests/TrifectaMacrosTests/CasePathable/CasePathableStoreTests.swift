import Testing
import TrifectaMacros

@MainActor
@Suite("Case paths of the macro in features")
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
    static let rows = Children(Row(), state: \State.rows, action: Action.cases.row)

    var body: some Reducer<State, Action> {
      Scope(Self.header).forEach(Self.rows)
    }
  }

  @Test("A child declared with a path gets its actions and sends its own")
  func child() {
    let store = Store(initialState: List.State()) { List() }
    store.send(.header(.tapped))
    store.scope(List.header).send(.tappedTwice)
    #expect(store.header.count == 3)
  }

  @Test("Rows declared with a path get their actions and send their own, whatever the labels")
  func rows() {
    let store = Store(initialState: List.State()) { List() }
    store.send(.row(id: 2, action: .tappedTwice))
    #expect(store.rows.map(\.count) == [0, 2])
    #expect(store.header.count == 0)
  }
}
