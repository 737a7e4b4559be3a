import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("A memory game of 2020")
struct MemoryGameTests {
  private func dealt() async throws -> Screen {
    let screen = await Screen { MemoryGameView(game: MemoryGame { $0 }) }
    try await screen.tap("Deck")
    return screen
  }

  @Test("Cards are dealt from the deck, each with an animation of its own")
  func deals() async throws {
    let screen = await Screen { MemoryGameView(game: MemoryGame { $0 }) }
    #expect(screen.findAll("Card 3").count == 1, "in the deck")
    try await screen.tap("Deck")
    #expect(screen.animatedChanges.count >= 12)
    #expect((0..<12).allSatisfy { screen.findAll(.named("Card \($0)")).count == 1 })
  }

  @Test("Two that are alike stay, two that are not are turned by the next one")
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

  @Test("The game is won, and a new one is dealt again")
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
