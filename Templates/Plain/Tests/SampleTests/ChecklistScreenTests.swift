import ScreenTesting
import Testing

@testable import Sample

/// Tests of the screen without a simulator or a browser.
@MainActor
struct ChecklistScreenTests {
  @Test("A person adds an item, checks it and deletes it")
  func checks() async throws {
    let screen = await Screen { ChecklistScreen() }
    #expect(screen.contains("0 of 0 done"))
    try await screen.type("Milk", into: "New item")
    try await screen.tap("Add")
    #expect(screen.contains("0 of 1 done"))
    try await screen.tap("Milk")
    #expect(screen.contains("1 of 1 done"))
    try await screen.delete("Milk")
    #expect(screen.contains("0 of 0 done"))
  }

  @Test("An item without a title cannot be added")
  func needsTitle() async throws {
    let screen = await Screen { ChecklistScreen() }
    #expect(try !screen.find(.button("Add")).isEnabled)
  }
}
