import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: memory game, 2020 style")
struct MemoryGameTests {
  private func dealt() async throws -> Screen {
    let screen = await Screen { MemoryGameView(game: MemoryGame { $0 }) }
    try await screen.tap("Deck")
    return screen
  }

  @Test("Each card is dealt from the deck with a separate animation")
  func deals() async throws {
    let screen = await Screen { MemoryGameView(game: MemoryGame { $0 }) }
    #expect(screen.findAll("Card 3").count == 1, "in the deck")
    try await screen.tap("Deck")
    #expect(screen.animatedChanges.count >= 12)
    #expect((0..<12).allSatisfy { screen.findAll(.named("Card \($0)")).count == 1 })
  }

  @Test("Two equal cards stay face up, and two different cards are turned face down by the next tap")
  func plays() async throws {
    let screen = try await dealt()
    try await screen.tap("Card 0")
    #expect(screen.findAll(.role(.button, "🚲")).count == 1)
    #expect(screen.contains("Moves: 0"))
    try await screen.tap("Card 1")
    #expect(screen.findAll(.role(.button, "🚲")).count == 2)
    #expect(screen.contains("Moves: 1"))
    try await screen.tap("Card 2")
    try await screen.tap("Card 4")
    #expect(screen.contains(.role(.button, "🚂")) && screen.contains(.role(.button, "🚁")))
    try await screen.tap("Card 6")
    #expect(
      !screen.contains(.role(.button, "🚂")) && !screen.contains(.role(.button, "🚁"))
        && screen.contains(.role(.button, "🛶")))
    #expect(screen.findAll(.role(.button, "🚲")).count == 2)
  }

  @Test("A won game shows its moves, and New Game returns the cards to the deck")
  func wins() async throws {
    let screen = try await dealt()
    for card in 0..<12 { try await screen.tap(.named("Card \(card)")) }
    #expect(screen.contains("Won in 6 moves"))
    try await screen.tap("New Game")
    #expect(!screen.contains("Won in 6 moves"))
    #expect(screen.contains("Moves: 0"))
    #expect(!screen.contains(.role(.button, "🚲")))
    try await screen.tap("Deck")
    try await screen.tap("Card 11")
    #expect(screen.contains(.role(.button, "🛵")))
  }
}
