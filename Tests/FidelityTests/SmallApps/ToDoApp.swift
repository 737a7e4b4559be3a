import Combine
import ScreenTesting
import SwiftUI
import Testing

// A to-do list in the style of 2020.

private struct Task: Identifiable, Codable, Equatable {
  var id: String
  var title: String
  var isDone = false
}

private final class TaskStore: ObservableObject {
  @Published var tasks: [Task]
  @Published var searchText = ""
  @Published private(set) var results: [Task] = []
  private var subscriptions = Set<AnyCancellable>()

  init(tasks: [Task]) {
    self.tasks = tasks
    $tasks
      .combineLatest($searchText)
      .map { tasks, text in text.isEmpty ? tasks : tasks.filter { $0.title.localizedCaseInsensitiveContains(text) } }
      .removeDuplicates()
      .sink { [weak self] in self?.results = $0 }
      .store(in: &subscriptions)
  }

  var openCount: Int { tasks.filter { !$0.isDone }.count }

  func add(_ title: String) {
    tasks.insert(Task(id: title, title: title), at: 0)
  }
}

private struct ToDoView: View {
  @EnvironmentObject private var store: TaskStore
  @State private var isAdding = false
  @State private var isAsking = false
  @State private var selected: Task?
  let log: EventLog

  var body: some View {
    NavigationView {
      VStack {
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Search", text: $store.searchText)
          if !store.searchText.isEmpty {
            Button(action: { store.searchText = "" }) { Image(systemName: "xmark.circle.fill") }
              .accessibilityLabel(Text("Clear"))
          }
        }
        List {
          ForEach(store.results) { task in
            TaskRow(task: binding(for: task), log: log) { selected = task }
          }
          .onDelete(perform: delete)
          .onMove { store.tasks.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(InsetGroupedListStyle())
        Text("\(store.openCount) open")
      }
      .navigationBarTitle("To do")
      .navigationBarItems(
        leading: EditButton(),
        trailing: HStack {
          Button("Clear all") { isAsking = true }.disabled(store.tasks.isEmpty)
          Button(action: { isAdding = true }) { Image(systemName: "plus") }.accessibilityLabel(Text("Add"))
        }
      )
      .actionSheet(isPresented: $isAsking) {
        ActionSheet(
          title: Text("Sure?"),
          buttons: [
            .destructive(Text("Remove everything")) { store.tasks.removeAll() },
            .default(Text("Only what is done")) { store.tasks.removeAll { $0.isDone } },
            .cancel { log.add("kept") },
          ])
      }
    }
    .sheet(isPresented: $isAdding) { AddView() }
    .alert(item: $selected) { task in
      Alert(
        title: Text(task.title), message: Text(task.isDone ? "Done" : "Open"), dismissButton: .default(Text("Got it")))
    }
    .onChange(of: selected) { log.add("selected \($0?.title ?? "none")") }
  }

  private func binding(for task: Task) -> Binding<Task> {
    Binding(
      get: { store.tasks.first { $0.id == task.id } ?? task },
      set: { new in
        guard let index = store.tasks.firstIndex(where: { $0.id == task.id }) else { return }
        store.tasks[index] = new
      })
  }

  private func delete(at offsets: IndexSet) {
    let ids = offsets.map { store.results[$0].id }
    store.tasks.removeAll { ids.contains($0.id) }
  }
}

private struct TaskRow: View {
  @Binding var task: Task
  let log: EventLog
  let inspect: () -> Void
  @State private var pokes = 0

  var body: some View {
    HStack {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        .onTapGesture { task.isDone.toggle() }
        .accessibilityIdentifier("check \(task.title)")
      Text(task.title).strikethrough(task.isDone)
      Button("\(pokes) pokes of \(task.title)") { pokes += 1 }.buttonStyle(BorderlessButtonStyle())
      Button("About \(task.title)", action: inspect).buttonStyle(BorderlessButtonStyle())
    }
    .onAppear { log.add("\(task.title) appears") }
    .onDisappear { log.add("\(task.title) disappears") }
  }
}

private struct AddView: View {
  @EnvironmentObject var store: TaskStore
  @Environment(\.presentationMode) @Binding var presentation
  @State private var title = ""
  @State private var isDuplicate = false

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $title, onEditingChanged: { _ in }, onCommit: save)
      }
      .navigationBarTitle("New", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentation.dismiss() },
        trailing: Button("Save", action: save).disabled(title.isEmpty)
      )
      .alert(isPresented: $isDuplicate) {
        Alert(title: Text("There is one already"))
      }
    }
  }

  private func save() {
    guard !store.tasks.contains(where: { $0.title == title }) else {
      isDuplicate = true
      return
    }
    store.add(title)
    presentation.dismiss()
  }
}

@MainActor
@Suite("Small app: to-do list, 2020 style")
struct ToDoAppTests {
  private let log = EventLog()

  private func show() async -> Screen {
    let store = TaskStore(tasks: ["Wash", "Cook", "Walk"].map { Task(id: $0, title: $0) })
    let log = log
    return await Screen { ToDoView(log: log).environmentObject(store) }
  }

  private func titles(on screen: Screen) -> [String] {
    screen.findAll(.role(.text)).map(\.text).filter { ["Wash", "Cook", "Walk", "Sew"].contains($0) }
  }

  @Test("The add sheet shares the screen's store, and adding a row keeps the state of other rows")
  func adds() async throws {
    let screen = await show()
    try await screen.tap("0 pokes of Cook")
    try await screen.tap("Add")
    #expect(try !screen.find(.button("Save")).isEnabled)
    try await screen.type("Sew", into: "Title")
    try await screen.submit("Title")
    #expect(screen.presentation == nil)
    #expect(titles(on: screen) == ["Sew", "Wash", "Cook", "Walk"])
    #expect(screen.contains("1 pokes of Cook"))
    #expect(log.count(of: "Cook appears") == 1)
    #expect(log.count(of: "Sew appears") == 1)
  }

  @Test("An alert presented from a sheet leaves the sheet open")
  func alertFromSheet() async throws {
    let screen = await show()
    try await screen.tap("Add")
    try await screen.type("Cook", into: "Title")
    try await screen.tap(.button("Save"))
    #expect(screen.presentation?.name == "There is one already")
    try await screen.tap("OK")
    #expect(try screen.find("Title").value == "Cook")
    try await screen.tap("Cancel")
    #expect(screen.presentation == nil)
    #expect(titles(on: screen) == ["Wash", "Cook", "Walk"])
  }

  @Test("Deleting a search result deletes the right task")
  func deletesWhileSearching() async throws {
    let screen = await show()
    try await screen.type("wa", into: "Search")
    #expect(titles(on: screen) == ["Wash", "Walk"])
    try await screen.delete("Walk")
    try await screen.tap("Clear")
    #expect(titles(on: screen) == ["Wash", "Cook"])
    #expect(screen.contains("2 open"))
    #expect(!screen.contains("Clear"))
  }

  @Test("A moved row keeps its state and does not appear again")
  func moves() async throws {
    let screen = await show()
    try await screen.tap("0 pokes of Walk")
    try await screen.tap("Edit")
    try await screen.move("Walk", by: -2)
    try await screen.tap("Done")
    #expect(titles(on: screen) == ["Walk", "Wash", "Cook"])
    #expect(screen.contains("1 pokes of Walk"))
    #expect(log.count(of: "Walk appears") == 1)
    #expect(log.count(of: "Walk disappears") == 0)
  }

  @Test("Tapping a row's symbol or button affects only that control")
  func checks() async throws {
    let screen = await show()
    try await screen.tap(.identifier("check Cook"))
    #expect(screen.contains("2 open"))
    #expect(screen.contains("0 pokes of Cook"))
    #expect(screen.presentation == nil)
    try await screen.tap("About Cook")
    #expect(screen.contains("Done"))
    #expect(screen.contains("0 pokes of Cook"))
  }

  @Test("Dismissing an alert for an item sets the item to nil")
  func alertForItem() async throws {
    let screen = await show()
    try await screen.tap("About Wash")
    #expect(screen.presentation?.name == "Wash")
    try await screen.tap("Got it")
    #expect(screen.presentation == nil)
    try await screen.tap("About Walk")
    #expect(screen.presentation?.name == "Walk")
    try await screen.dismiss()
    #expect(
      log.entries.filter { $0.hasPrefix("selected") }
        == ["selected Wash", "selected none", "selected Walk", "selected none"])
  }

  @Test("An action sheet runs the action of the chosen button")
  func actionSheet() async throws {
    let screen = await show()
    try await screen.tap(.identifier("check Wash"))
    try await screen.tap("Clear all")
    try await screen.tap("Cancel")
    #expect(log.count(of: "kept") == 1)
    try await screen.tap("Clear all")
    try await screen.tap("Only what is done")
    #expect(titles(on: screen) == ["Cook", "Walk"])
    #expect(log.count(of: "Wash disappears") == 1)
    try await screen.tap("Clear all")
    try await screen.tap("Remove everything")
    #expect(try !screen.find("Clear all").isEnabled)
  }

  @Test("A row that is deleted and added again has new state")
  func comesBack() async throws {
    let screen = await show()
    try await screen.tap("0 pokes of Wash")
    try await screen.swipe("Wash", choosing: "Delete")
    #expect(titles(on: screen) == ["Cook", "Walk"])
    try await screen.tap("Add")
    try await screen.type("Wash", into: "Title")
    try await screen.tap(.button("Save"))
    #expect(screen.contains("0 pokes of Wash"))
  }
}
