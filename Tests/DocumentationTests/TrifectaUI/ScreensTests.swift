import ScreenTesting
import Testing
import TrifectaUI

// snippet: screens-screen
struct PhoneScreen: View {
  let store: Store<Phone>
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text("Number: \(store.number)")
      Button("One") { store.send(.digitTapped(1)) }
      Button("Call") { store.send(.callTapped) }
    }
    .onSideEffects(of: store) { sideEffect in
      switch sideEffect {
      case .dial(let number):
        if let url = URL(string: "tel:\(number)") { openURL(url) }
      }
    }
  }
}
// end

// snippet: screens-bindings
struct PreferencesScreen: View {
  @Bindable var store: Store<Preferences>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Reset") { store.send(.resetTapped) }
  }
}
// end

// snippet: screens-rows
struct TodosScreen: View {
  let store: Store<Todos>

  var body: some View {
    VStack {
      Text("\(store.openCount) open")
      ForEach(store.scope(Todos.todos)) { TodoRow(store: $0) }
    }
  }
}

struct TodoRow: View {
  let store: Store<Todo>

  var body: some View {
    Button(store.isDone ? "✓ \(store.title)" : store.title) { store.send(.doneTapped) }
  }
}
// end

// snippet: screens-optional
struct CatalogueScreen: View {
  let store: Store<Catalogue>

  var body: some View {
    if let details = store.scope(Catalogue.details) {
      TextField("Note", text: details.binding(\.note) { .noteChanged($0) })
    } else {
      Button("Show") { store.send(.selected(1)) }
    }
  }
}
// end

// snippet: screens-presented
struct NotebookScreen: View {
  let store: Store<Notebook>

  var body: some View {
    Text("\(store.notes.count) notes")
    Button("Add") { store.send(.addTapped) }
      .sheet(item: store.binding(presenting: Notebook.editor)) { editor in
        Button("Save") { editor.send(.saveTapped) }
      }
  }
}
// end

@MainActor
@Suite("Screens.md")
struct ScreensTests {
  @Test("A screen reads the store, sends actions and performs side effects")
  func screen() async throws {
    // snippet: screens-test
    let store = Store(initialState: Phone.State()) { Phone() }
    let screen = await Screen { PhoneScreen(store: store) }
    try await screen.tap("One")
    #expect(screen.contains("Number: 1"))
    try await screen.tap("Call")
    #expect(screen.openedURLs == [URL(string: "tel:1")])
    // end
  }

  @Test("Writing to a binding sends an action")
  func bindings() async throws {
    let store = Store(initialState: Preferences.State()) { Preferences() }
    let screen = await Screen { PreferencesScreen(store: store) }
    try await screen.type("Ada", into: "Name")
    #expect(store.name == "Ada")
    try await screen.tap("Reset")
    #expect(store.name == "")
  }

  @Test("Tapping a row updates the row and the summary of the list")
  func rows() async throws {
    let store = Store(initialState: Todos.State(todos: [.init(id: 1, title: "Milk"), .init(id: 2, title: "Tea")])) {
      Todos()
    }
    let screen = await Screen { TodosScreen(store: store) }
    try await screen.tap("Milk")
    #expect(screen.contains("✓ Milk"))
    #expect(screen.contains("1 open"))
  }

  @Test("An optional child is shown while its state exists")
  func optional() async throws {
    let store = Store(initialState: Catalogue.State()) { Catalogue() }
    let screen = await Screen { CatalogueScreen(store: store) }
    try await screen.tap("Show")
    try await screen.type("rare", into: "Note")
    #expect(store.details?.note == "rare")
  }

  @Test("A presented child can be dismissed by itself and by its parent")
  func presented() async throws {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let screen = await Screen { NotebookScreen(store: store) }
    try await screen.tap("Add")
    try await screen.tap("Save")
    #expect(screen.contains("1 notes"))
    try await screen.tap("Add")
    try await screen.dismiss()
    #expect(store.editor == nil)
  }
}
