import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: photo grid, 2024 style")
struct PhotoGridTests {
  private func show(_ count: Int = 12) async -> Screen {
    await Screen { PhotoGrid(photos: (1...count).map(Photo.init(id:))) }
  }

  @Test("A photo can be marked as a favorite on its page and unmarked in the grid")
  func opens() async throws {
    let screen = await show()
    try await screen.tap("Photo 4")
    #expect(screen.contains(.role(.heading, "Photo 4")))
    try await screen.tap("Favorite")
    try await screen.goBack()
    try await screen.choose("Only Favorites", in: "View")
    #expect(screen.contains("Photo 4") && !screen.contains("Photo 5"))
    try await screen.choose("Unfavorite", in: "Photo 4")
    #expect(screen.contains("No Favorites"))
  }

  @Test("Several photos can be selected and deleted")
  func deletes() async throws {
    let screen = await show()
    #expect(!screen.contains("Delete"))
    try await screen.tap("Select")
    #expect(screen.contains(.role(.heading, "0 Selected")))
    #expect(try !screen.find("Delete").isEnabled)
    for name in ["Photo 2", "Photo 3", "Photo 2", "Photo 9"] { try await screen.tap(.named(name)) }
    #expect(screen.contains(.role(.heading, "2 Selected")))
    try await screen.tap("Delete")
    #expect(screen.contains(.role(.heading, "Photos")))
    #expect(!screen.contains("Photo 3") && !screen.contains("Photo 9") && screen.contains("Photo 2"))
  }

  @Test("Of many photos, only those near the visible area exist")
  func isLazy() async throws {
    let screen = await show(5_000)
    #expect(screen.contains("Photo 1") && !screen.contains("Photo 4000"))
  }
}
