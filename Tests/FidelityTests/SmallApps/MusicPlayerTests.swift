import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("A music player of 2024")
struct MusicPlayerTests {
  private let player = Player(queue: Song.all)

  private func show() async -> Screen { await Screen { MusicView(player: player) } }

  @Test("A song is played by a press of its row, and goes on with the time")
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

  @Test("The small player opens the large one, which is closed by a pull")
  func enlarges() async throws {
    let screen = await show()
    try await screen.tap("Player")
    #expect(screen.presentation != nil)
    #expect(screen.contains("-3:04"))
    try await screen.drag("Position", from: .zero, to: .zero)
    try await screen.tap("Close")
    #expect(screen.presentation == nil)
  }

  @Test("The position is set when a hand lets the slider go, and follows it meanwhile")
  func scrubs() async throws {
    let screen = await show()
    try await screen.tap("Player")
    try await screen.slide("Position", to: 64)
    #expect(player.position == 64)
    #expect(screen.contains("1:04"))
    #expect(screen.contains("-2:00"))
  }

  @Test("Songs are skipped, and the last is followed by the first where all are repeated")
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

  @Test("The queue is reordered")
  func moves() async throws {
    let screen = await show()
    try await screen.move("Slow Train Home", by: -2)
    #expect(player.queue.map(\.id) == [3, 1, 2])
  }
}
