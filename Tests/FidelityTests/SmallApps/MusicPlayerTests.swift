import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: music player, 2024 style")
struct MusicPlayerTests {
  private let player = Player(queue: Song.all)

  private func show() async -> Screen { await Screen { MusicView(player: player) } }

  @Test("Tapping a row plays its song, and the next song starts when the song ends")
  func plays() async throws {
    let screen = await show()
    try await screen.tap("Copper Moon")
    #expect(player.isPlaying)
    #expect(screen.contains("Playing"))
    await screen.advanceTime(by: 5)
    #expect(player.position == 5)
    await screen.advanceTime(by: 220)
    #expect(player.isPlaying && player.position == 4, "the next song")
    try await screen.tap("Pause")
    await screen.advanceTime(by: 5)
    #expect(player.position == 4)
    #expect(!screen.contains("Playing"))
  }

  @Test("Tapping the small player opens the large player, and Close dismisses it")
  func enlarges() async throws {
    let screen = await show()
    try await screen.tap("Player")
    #expect(screen.presentation != nil)
    #expect(screen.contains("-3:04"))
    try await screen.drag("Position", from: .zero, to: .zero)
    try await screen.tap("Close")
    #expect(screen.presentation == nil)
  }

  @Test("Moving the slider sets the position of the song")
  func scrubs() async throws {
    let screen = await show()
    try await screen.tap("Player")
    try await screen.slide("Position", to: 64)
    #expect(player.position == 64)
    #expect(screen.contains("1:04"))
    #expect(screen.contains("-2:00"))
  }

  @Test("Next stops after the last song, or returns to the first song if all songs are repeated")
  func skips() async throws {
    let screen = await show()
    try await screen.tap("Player")
    for _ in 0..<2 { try await screen.tap("Next") }
    #expect(screen.contains("Slow Train Home"))
    try await screen.tap("Next")
    #expect(!player.isPlaying)
    try await screen.choose("All", in: "Repeat")
    try await screen.tap("Next")
    #expect(screen.contains("Northern Rain"))
    try await screen.tap("Like")
    #expect(screen.contains("Unlike"))
  }

  @Test("Moving a row reorders the queue")
  func moves() async throws {
    let screen = await show()
    try await screen.move("Slow Train Home", by: -2)
    #expect(player.queue.map(\.id) == [3, 1, 2])
  }
}
