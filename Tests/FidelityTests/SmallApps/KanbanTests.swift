import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("A kanban board of 2023")
struct KanbanTests {
  private let board = Board([.backlog: ["Plan", "Write", "Test"], .doing: ["Draw"]])

  private func show() async -> Screen { await Screen { KanbanView(board: board) } }

  private func titles(in column: SmallApps.Column) -> [String] { board.columns[column, default: []].map(\.title) }

  @Test("A card is dropped into a column, or before another card")
  func drags() async throws {
    let screen = await show()
    try await screen.drag("Plan", onto: .text("Doing"))
    #expect(titles(in: .doing) == ["Draw", "Plan"])
    try await screen.drag("Test", onto: "Draw")
    #expect(titles(in: .doing) == ["Test", "Draw", "Plan"])
    #expect(titles(in: .backlog) == ["Write"])
    #expect(screen.contains("3 in Doing"))
  }

  @Test("A card that is dropped on itself stays")
  func dropsOnItself() async throws {
    let screen = await show()
    try await screen.drag("Write", onto: "Write")
    #expect(titles(in: .backlog) == ["Plan", "Write", "Test"])
  }

  @Test("A text of another program is no card")
  func otherTexts() async throws {
    let screen = await show()
    await #expect(throws: ActionError.self) { try await screen.drop("Plan", onto: .text("Doing")) }
    #expect(titles(in: .doing) == ["Draw"])
  }

  @Test("Cards are added one after the other, with the field focused")
  func adds() async throws {
    let screen = await show()
    try await screen.type("Ship", into: "Add to Done")
    try await screen.submit("Add to Done")
    #expect(screen.focused?.name == "Add to Done")
    try await screen.type("Rest", into: "Add to Done")
    try await screen.submit("Add to Done")
    try await screen.submit("Add to Done")
    #expect(titles(in: .done) == ["Ship", "Rest"])
    #expect(try screen.find("Add to Done").value == "")
  }

  @Test("A card is moved and deleted by its menu")
  func menus() async throws {
    let screen = await show()
    await #expect(throws: ActionError.self) { try await screen.choose("Backlog", in: "Plan") }
    try await screen.choose("Done", in: "Plan")
    #expect(titles(in: .done) == ["Plan"])
    try await screen.choose("Delete", in: "Draw")
    #expect(titles(in: .doing).isEmpty)
  }
}
