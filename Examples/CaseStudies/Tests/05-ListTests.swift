import Foundation
import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: list")
@MainActor
struct ListTests {
  private let milk = TodoItem.State(id: UUID(), title: "Milk")
  private let tea = TodoItem.State(id: UUID(), title: "Tea", isDone: true)
  private let salt = TodoItem.State(id: UUID(), title: "Salt")
  private let rice = TodoItem.State(id: UUID(), title: "Rice")

  private func testStore(_ state: TodoList.State) -> TestStore<TodoList> {
    TestStore(initialState: state) {
      TodoList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("Adding appends the trimmed title, and a blank title adds nothing")
  func adds() async {
    let store = testStore(TodoList.State(newTitle: " Milk "))
    await store.send(.addTapped) {
      $0.todos = [TodoItem.State(id: UUIDGenerator.incrementing(), title: "Milk")]
      $0.newTitle = ""
    }
    await store.send(.binding(.set(\.newTitle, "  "))) { $0.newTitle = "  " }
    await store.send(.addTapped)
  }

  @Test("Adding while only done rows are visible shows all rows")
  func addsWhileFiltered() async {
    let store = testStore(TodoList.State(todos: [tea], newTitle: "Milk", filter: .done))
    await store.send(.addTapped) {
      $0.todos.append(TodoItem.State(id: UUIDGenerator.incrementing(), title: "Milk"))
      $0.newTitle = ""
      $0.filter = .all
    }
  }

  @Test("Deleting and moving affect the visible rows while a filter hides other rows")
  func editsWhileFiltered() async {
    let store = testStore(TodoList.State(todos: [milk, tea, salt, rice], filter: .open))
    await store.send(.moved([2], to: 1)) { $0.todos = [milk, tea, rice, salt] }
    await store.send(.moved([0], to: 3)) { $0.todos = [tea, rice, salt, milk] }
    await store.send(.deleted([1])) { $0.todos = [tea, rice, milk] }
  }

  @Test("A row that is done leaves the filter for open rows")
  func filters() async {
    let store = testStore(TodoList.State(todos: [milk, tea], filter: .open))
    await store.send(.todo(milk.id, .binding(.set(\.isDone, true)))) { $0.todos[id: milk.id]?.isDone = true }
    #expect(store.state.visibleIDs.isEmpty)
  }

  @Test("The screen adds, completes, filters, moves and deletes rows")
  func screen() async throws {
    let screen = await withDependencies {
      $0.uuid = .incrementing
    } operation: {
      await Screen { ListStudy() }
    }
    #expect(try !screen.find("Add").isEnabled)
    try await screen.type("Read", into: "New to-do")
    try await screen.tap("Add")
    try await screen.tap("Complete Buy milk")
    try await screen.choose("Open", in: "Show")
    #expect(screen.findAll(.textField("Title")).map(\.value) == ["Call Ada", "Read"])
    try await screen.move("Complete Read", by: -1)
    #expect(screen.findAll(.textField("Title")).map(\.value) == ["Read", "Call Ada"])
    try await screen.delete("Complete Call Ada")
    try await screen.tap("Complete Read")
    #expect(screen.contains("No to-dos"))
    try await screen.choose("All", in: "Show")
    #expect(screen.findAll(.textField("Title")).map(\.value) == ["Buy milk", "Water the plants", "Read"])
  }
}
