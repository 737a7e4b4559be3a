import Foundation
import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: notebook, 2023 style")
struct NotebookTests {
  private func show(width: CGFloat = 390) async -> Screen {
    await Screen(size: CGSize(width: width, height: 844)) {
      Notebook(
        notes: [
          Note(text: "# Shopping\n\n- Bread\n- **Milk**", changed: Date(timeIntervalSince1970: 10)),
          Note(text: "Ideas for the garden", changed: Date(timeIntervalSince1970: 20)),
        ], now: { Date(timeIntervalSince1970: 30) })
    }
  }

  private func titles(on screen: Screen) -> [String] {
    let titles = ["Shopping", "Ideas for the garden"]
    return screen.findAll(.role(.text)).map(\.text).filter(titles.contains)
  }

  @Test("Notes can be sorted by date or by title, and the order is stored")
  func sorts() async throws {
    let screen = await show()
    #expect(titles(on: screen) == ["Ideas for the garden", "Shopping"])
    try await screen.choose("Title", in: "Sort")
    #expect(titles(on: screen) == ["Ideas for the garden", "Shopping"])
    #expect(screen.storage.app.values["noteOrder"] == .string("Title"))
  }

  @Test("Editing a note on a phone updates its title in the list")
  func edits() async throws {
    let screen = await show()
    try await screen.tap("Ideas for the garden")
    try await screen.type(" and the house", into: .role(.textEditor))
    #expect(screen.contains(.role(.heading, "Ideas for the garden and the house")))
    #expect(screen.contains("7 words"))
    try await screen.goBack()
    #expect(screen.contains("Ideas for the garden and the house"))
  }

  @Test("Preview renders the note's Markdown, and stays on when another note is selected")
  func previews() async throws {
    let screen = await show(width: 1000)
    #expect(screen.contains("Select a note"))
    try await screen.tap("Shopping")
    try await screen.tap("Preview")
    #expect(screen.contains("Bread") && screen.contains("Milk"))
    try await screen.tap("Ideas for the garden")
    #expect(!screen.contains(.role(.textEditor)))
  }

  @Test("A new note is empty, selected and focused")
  func adds() async throws {
    let screen = await show(width: 1000)
    try await screen.press("n", modifiers: .command)
    #expect(screen.focused?.role == .textEditor)
    #expect(screen.contains("0 words"))
    try await screen.type("Hello there", into: .role(.textEditor))
    #expect(screen.contains(.role(.heading, "Hello there")))
    #expect(screen.contains("2 words"))
  }

  @Test("The word count is inflected")
  func inflects() async throws {
    let screen = await show(width: 1000)
    try await screen.press("n", modifiers: .command)
    try await screen.type("Hello", into: .role(.textEditor))
    #expect(screen.findAll("1 word").count == 1)
  }

  @Test("Deleting the shown note clears the selection")
  func deletes() async throws {
    let screen = await show(width: 1000)
    try await screen.tap("Shopping")
    try await screen.delete(.identifier("words in Shopping"))
    #expect(screen.contains("Select a note"))
    try await screen.type("zebra", into: .role(.searchField))
    #expect(titles(on: screen).isEmpty)
  }
}
