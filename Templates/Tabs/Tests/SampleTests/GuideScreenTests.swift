import ScreenTesting
import Testing
import TrifectaUI

@testable import Sample

/// Tests of the screens without a simulator or a browser.
@MainActor
struct GuideScreenTests {
  @Test("A person opens a city, makes it a favorite, and finds it in the other tab")
  func addsFavorite() async throws {
    let screen = await Screen { GuideScreen(store: Store(initialState: Guide.State()) { Guide() }) }
    try await screen.tap("Porto")
    #expect(screen.contains("231,800"))
    try await screen.tap("Add to Favorites")
    try await screen.goBack()
    #expect(!screen.contains("Remove from Favorites"))
    try await screen.choose("Favorites", in: .role(.tabBar))
    try await screen.tap("Porto")
    #expect(screen.contains("Remove from Favorites"))
  }
}
