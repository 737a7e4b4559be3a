import SwiftUI

// A to-do list in the style of 2025: observation, search with scopes, swipe actions, a sheet with a form.

struct Todo: Identifiable, Hashable {
  enum Priority: Int, CaseIterable, Identifiable {
    case low
    case medium
    case high

    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .low: "Low"
      case .medium: "Medium"
      case .high: "High"
      }
    }
  }

  let id = UUID()
  var title: String
  var notes = ""
  var priority = Priority.medium
  var isDone = false
  var isFlagged = false
}

@Observable
final class TodoModel {
  enum Scope: String, CaseIterable {
    case all = "All"
    case open = "Open"
    case done = "Done"
  }

  var todos: [Todo]
  var search = ""
  var scope = Scope.all

  init(titles: [String]) {
    todos = titles.map { Todo(title: $0) }
  }

  var shown: [Todo] {
    todos.filter { todo in
      (search.isEmpty || todo.title.localizedStandardContains(search))
        && (scope == .all || todo.isDone == (scope == .done))
    }
  }

  var openCount: Int { todos.count { !$0.isDone } }

  func toggle(_ todo: Todo) { update(todo) { $0.isDone.toggle() } }
  func flag(_ todo: Todo) { update(todo) { $0.isFlagged.toggle() } }
  func delete(_ todo: Todo) { todos.removeAll { $0.id == todo.id } }

  private func update(_ todo: Todo, _ change: (inout Todo) -> Void) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    change(&todos[index])
  }
}

package struct TodoListView: View {
  @State private var model: TodoModel
  @State private var isAdding = false

  package init(titles: [String]) {
    _model = State(initialValue: TodoModel(titles: titles))
  }

  package var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(model.shown) { todo in
            NavigationLink(value: todo.id) { TodoRow(todo: todo) { model.toggle(todo) } }
              .swipeActions(edge: .leading) {
                Button(todo.isDone ? "Reopen" : "Done", systemImage: "checkmark") { model.toggle(todo) }
                  .tint(.green)
              }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { withAnimation { model.delete(todo) } }
                Button("Flag", systemImage: "flag") { model.flag(todo) }
                  .tint(.orange)
              }
          }
          .onMove { model.todos.move(fromOffsets: $0, toOffset: $1) }
        } footer: {
          Text("^[\(model.openCount) open task](inflect: true)")
        }
      }
      .overlay {
        if model.shown.isEmpty, !model.search.isEmpty {
          ContentUnavailableView.search(text: model.search)
        } else if model.shown.isEmpty {
          ContentUnavailableView("Nothing to Do", systemImage: "checklist", description: Text("Tap + to add a task."))
        }
      }
      .animation(.default, value: model.shown)
      .navigationTitle("To-Do")
      .navigationDestination(for: Todo.ID.self) { id in
        if let index = model.todos.firstIndex(where: { $0.id == id }) {
          TodoDetail(todo: $model.todos[index])
        }
      }
      .searchable(text: $model.search, prompt: "Find a task")
      .searchScopes($model.scope) {
        ForEach(TodoModel.Scope.allCases, id: \.self) { Text($0.rawValue) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        NewTodo { model.todos.append($0) }
          .presentationDetents([.medium, .large])
      }
    }
  }
}

private struct TodoRow: View {
  let todo: Todo
  let toggle: () -> Void

  var body: some View {
    HStack {
      Button(action: toggle) {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(todo.isDone ? .green : .secondary)
          .imageScale(.large)
          .contentTransition(.symbolEffect(.replace))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(todo.isDone ? "Reopen \(todo.title)" : "Complete \(todo.title)")
      VStack(alignment: .leading) {
        Text(todo.title)
          .strikethrough(todo.isDone)
          .foregroundStyle(todo.isDone ? .secondary : .primary)
        if !todo.notes.isEmpty {
          Text(todo.notes).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      Spacer()
      if todo.priority == .high {
        Image(systemName: "exclamationmark.2").foregroundStyle(.red).accessibilityLabel("High priority")
      }
      if todo.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
      }
    }
  }
}

private struct TodoDetail: View {
  @Binding var todo: Todo

  var body: some View {
    Form {
      TextField("Title", text: $todo.title)
      TextField("Notes", text: $todo.notes, axis: .vertical)
        .lineLimit(3...6)
      Picker("Priority", selection: $todo.priority) {
        ForEach(Todo.Priority.allCases) { Text($0.title) }
      }
      Toggle("Flagged", isOn: $todo.isFlagged)
    }
    .navigationTitle(todo.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NewTodo: View {
  let add: (Todo) -> Void
  @State private var todo = Todo(title: "")
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isTitleFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("What needs doing?", text: $todo.title)
          .focused($isTitleFocused)
          .onSubmit(save)
        Picker("Priority", selection: $todo.priority) {
          ForEach(Todo.Priority.allCases) { Text($0.title) }
        }
        .pickerStyle(.segmented)
      }
      .navigationTitle("New Task")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(todo.title.isEmpty) }
      }
      .onAppear { isTitleFocused = true }
    }
  }

  private func save() {
    guard !todo.title.isEmpty else { return }
    add(todo)
    dismiss()
  }
}

#Preview {
  TodoListView(titles: ["Water the plants", "Call Ada", "Pay the rent"])
}
