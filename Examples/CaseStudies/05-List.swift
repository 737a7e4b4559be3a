import TrifectaUI

extension CaseStudy {
  static let list = CaseStudy(
    "List", summary: "Each row of a list runs its own feature, and the parent adds, deletes, moves and filters rows."
  ) {
    ListStudy()
  }
}

/// A row edits only its own state. It is identified by its id, not by its position in the list.
struct TodoItem: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
  }
}

/// The array contains all rows, and the filter only selects the ids to show. Hidden rows therefore keep their state and
/// their position.
struct TodoList: Reducer {
  enum Filter {
    case all, open, done

    func includes(_ todo: TodoItem.State) -> Bool {
      switch self {
      case .all: true
      case .open: !todo.isDone
      case .done: todo.isDone
      }
    }
  }

  struct State: Equatable {
    var todos: IdentifiedArray<TodoItem.State> = []
    var newTitle = ""
    var filter = Filter.all

    var visibleIDs: [UUID] { todos.filter(filter.includes).map(\.id) }
    var trimmedTitle: String { newTitle.trimmingCharacters(in: .whitespaces) }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case todo(TodoItem.State.ID, TodoItem.Action)
    case addTapped
    case deleted(IndexSet)
    case moved(IndexSet, to: Int)
  }

  static let todos = IdentifiedChildren(TodoItem(), state: \State.todos, action: Action.todo)

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .todo:
        return .none
      case .addTapped:
        guard !state.trimmedTitle.isEmpty else { return .none }
        state.todos.append(TodoItem.State(id: uuid(), title: state.trimmedTitle))
        state.newTitle = ""
        if state.filter == .done { state.filter = .all }
        return .none
      case .deleted(let offsets):
        // The offsets count the visible rows only.
        let visible = state.visibleIDs
        for offset in offsets { state.todos.remove(id: visible[offset]) }
        return .none
      case .moved(let offsets, let destination):
        let visible = state.visibleIDs
        let sources = offsets.compactMap { state.todos.index(id: visible[$0]) }
        let successor = destination < visible.count ? state.todos.index(id: visible[destination]) : nil
        state.todos.move(fromOffsets: sources, toOffset: successor ?? state.todos.count)
        return .none
      }
    }
    .forEach(Self.todos)
  }
}

struct TodoListView: View {
  @Bindable var store: Store<TodoList>

  var body: some View {
    List {
      Section {
        HStack {
          TextField("New to-do", text: $store.newTitle)
            .onSubmit { store.send(.addTapped) }
          Button("Add") { store.send(.addTapped) }
            .disabled(store.trimmedTitle.isEmpty)
        }
        Picker("Show", selection: $store.filter) {
          Text("All").tag(TodoList.Filter.all)
          Text("Open").tag(TodoList.Filter.open)
          Text("Done").tag(TodoList.Filter.done)
        }
        .pickerStyle(.segmented)
      }
      Section {
        ForEach(store.visibleIDs, id: \.self) { id in
          if let todo = store.scope(TodoList.todos, id: id) { TodoItemView(store: todo) }
        }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, to: $1)) }
        if store.visibleIDs.isEmpty {
          Text("No to-dos").foregroundStyle(.secondary)
        }
      }
    }
    .toolbar { EditButton() }
  }
}

struct TodoItemView: View {
  @Bindable var store: Store<TodoItem>

  var body: some View {
    HStack {
      Button(
        store.isDone ? "Reopen \(store.title)" : "Complete \(store.title)",
        systemImage: store.isDone ? "checkmark.circle.fill" : "circle"
      ) {
        store.isDone.toggle()
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      TextField("Title", text: $store.title)
        .foregroundStyle(store.isDone ? .secondary : .primary)
    }
  }
}

struct ListStudy: View {
  @State private var store = Store(
    initialState: TodoList.State(todos: [
      TodoItem.State(id: UUID(), title: "Buy milk"),
      TodoItem.State(id: UUID(), title: "Water the plants", isDone: true),
      TodoItem.State(id: UUID(), title: "Call Ada"),
    ])
  ) { TodoList() }

  var body: some View {
    TodoListView(store: store)
  }
}
