import Testing
import Trifecta
import TrifectaTesting

// snippet: lists-row
struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action: Equatable {
    case doneTapped
    case deleteTapped
  }

  enum SideEffect: Equatable { case delete }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .doneTapped:
      state.isDone.toggle()
      return .none
    case .deleteTapped:
      return emit(.delete)
    }
  }
}
// end

// snippet: lists-parent
struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArray<Todo.State> = []

    var openCount: Int { todos.count { !$0.isDone } }
  }

  enum Action: Equatable {
    case todo(Todo.State.ID, Todo.Action)
    case addTapped(String)
    case deletionRequested(Todo.State.ID)
  }

  static let todos = IdentifiedChildren(
    Todo(), state: \State.todos,
    action: Action.todo)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addTapped(let title):
        let id = (state.todos.ids.max() ?? 0) + 1
        state.todos.append(Todo.State(id: id, title: title))
        return .none
      case .deletionRequested(let id):
        state.todos.remove(id: id)
        return .none
      case .todo:
        return .none
      }
    }
    .forEach(Self.todos).onSideEffect { id, _ in .send(.deletionRequested(id)) }
  }
}
// end

@MainActor
@Suite("Lists.md")
struct ListsTests {
  let store = Store(initialState: Todos.State(todos: [.init(id: 1, title: "Milk"), .init(id: 2, title: "Tea")])) {
    Todos()
  }

  @Test("Each row has its own store")
  func rows() {
    // snippet: lists-stores
    for todo in store.scope(Todos.todos) where todo.title == "Tea" {
      todo.send(.doneTapped)
    }
    #expect(store.openCount == 1)
    #expect(store.scope(Todos.todos, id: 2)?.isDone == true)
    // end
  }

  @Test("Observers of a row and of the list are notified only of relevant changes")
  func observers() throws {
    // snippet: lists-observation
    var runs: [String] = []
    let list = observe { runs.append("\(store.scope(Todos.todos).count) rows") }
    let milk = try #require(store.scope(Todos.todos, id: 1))
    let row = observe { runs.append("milk: \(milk.isDone)") }

    store.send(.todo(2, .doneTapped))
    #expect(runs == ["2 rows", "milk: false"])
    store.send(.todo(1, .doneTapped))
    #expect(runs == ["2 rows", "milk: false", "milk: true"])
    // end
    list.cancel()
    row.cancel()
  }

  @Test("Rows are changed by id, in place")
  func mutations() {
    // snippet: lists-mutations
    var todos: IdentifiedArray = [Todo.State(id: 1, title: "Milk"), Todo.State(id: 2, title: "Tea")]
    todos[id: 1]?.isDone = true
    todos.modify(id: 2) { $0.title = "Green tea" }
    todos.append(Todo.State(id: 3, title: "Salt"))
    todos.append(Todo.State(id: 3, title: "Sugar"))  // Ignored: a row with id 3 exists.
    todos.move(fromOffsets: [2], toOffset: 0)
    #expect(todos.map(\.title) == ["Salt", "Milk", "Green tea"])
    // end
  }

  @Test("A row emits a side effect that makes its parent delete the row")
  func deletes() async {
    // snippet: lists-test
    let store = TestStore(initialState: Todos.State(todos: [.init(id: 1, title: "Milk")])) { Todos() }
    await store.send(.addTapped("Tea")) { $0.todos.append(Todo.State(id: 2, title: "Tea")) }
    await store.send(.todo(1, .deleteTapped))
    await store.receive(.deletionRequested(1)) { $0.todos.remove(id: 1) }
    await store.finish()
    // end
  }
}
