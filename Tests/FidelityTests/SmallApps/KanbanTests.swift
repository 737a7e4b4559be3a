import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: kanban board, 2023 style")
struct KanbanTests {
  private let board = Board([.backlog: ["Plan", "Write", "Test"], .doing: ["Draw"]])

  private func show() async -> Screen { await Screen { KanbanView(board: board) } }

  private func titles(in column: SmallApps.Column) -> [String] { board.columns[column, default: []].map(\.title) }

  @Test("A card can be dropped on a column, or on a card to be inserted before it")
  func drags() async throws {
    let screen = await show()
    try await screen.drag("Plan", onto: .text("Doing"))
    #expect(titles(in: .doing) == ["Draw", "Plan"])
    try await screen.drag("Test", onto: "Draw")
    #expect(titles(in: .doing) == ["Test", "Draw", "Plan"])
    #expect(titles(in: .backlog) == ["Write"])
    #expect(screen.contains("3 in Doing"))
  }

  @Test("A card that is dropped on itself keeps its position")
  func dropsOnItself() async throws {
    let screen = await show()
    try await screen.drag("Write", onto: "Write")
    #expect(titles(in: .backlog) == ["Plan", "Write", "Test"])
  }

  @Test("A column rejects text that is dropped from another application")
  func otherTexts() async throws {
    let screen = await show()
    await #expect(throws: ActionError.self) { try await screen.drop("Plan", onto: .text("Doing")) }
    #expect(titles(in: .doing) == ["Draw"])
  }

  @Test("Submitting the text field adds a card and keeps the field focused")
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

  @Test("A card's context menu moves or deletes the card")
  func menus() async throws {
    let screen = await show()
    await #expect(throws: ActionError.self) { try await screen.choose("Backlog", in: "Plan") }
    try await screen.choose("Done", in: "Plan")
    #expect(titles(in: .done) == ["Plan"])
    try await screen.choose("Delete", in: "Draw")
    #expect(titles(in: .doing).isEmpty)
  }
}
