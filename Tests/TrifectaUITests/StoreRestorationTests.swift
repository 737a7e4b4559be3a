import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Restoration of stores")
@MainActor
struct StoreRestorationTests {
  private typealias App = StorePathTests.App

  private struct OwnStoreScreen: View {
    @State private var store = Store(initialState: App.State()) { App() }
    var body: some View { StorePathTests.AppScreen(store: store) }
  }

  private struct SharedStoreScreen: View {
    @State private var store: Store<App>

    init(_ store: Store<App>) {
      _store = State(initialValue: store)
    }

    var body: some View { StorePathTests.AppScreen(store: store) }
  }

  @Test("A store that the root view creates is restored with the pages of its path")
  func ownStore() async throws {
    let screen = await Screen { OwnStoreScreen() }
    try await screen.tap("Open A")
    try await screen.tap("Tapped 0")
    try await screen.tap("Open B")
    let snapshot = try ScreenSnapshot(data: screen.snapshot().data)
    let restored = await Screen(restoring: snapshot) { OwnStoreScreen() }
    #expect(restored.tree == screen.tree)
    try await restored.goBack()
    try await restored.tap("Tapped 1")
    #expect(restored.contains("Tapped 2"))
    #expect(screen.contains("Close B"))
  }

  @Test("A store that existed before the restoration keeps its state")
  func sharedStore() async throws {
    let store = Store(initialState: App.State()) { App() }
    let screen = await Screen { SharedStoreScreen(store) }
    try await screen.tap("Open A")
    let snapshot = screen.snapshot()
    try await screen.goBack()
    let restored = await Screen(restoring: snapshot) { SharedStoreScreen(store) }
    #expect(restored.contains("Open A"))
    #expect(store.path.isEmpty)
  }
}
