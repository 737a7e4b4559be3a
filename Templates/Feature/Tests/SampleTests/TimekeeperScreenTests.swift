import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import Sample

/// Tests of the screen without a simulator or a browser.
@MainActor
struct TimekeeperScreenTests {
  @Test("A person starts it, stops it and begins anew")
  func startsAndStops() async throws {
    let clock = TestClock()
    let store = Store(initialState: Timekeeper.State()) {
      Timekeeper()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let screen = await Screen { TimekeeperScreen(store: store) }
    try await screen.tap("Start")
    await clock.advance(by: .seconds(3))
    try await screen.tap("Stop")
    #expect(store.seconds == 3)
    try await screen.tap("Reset")
    #expect(store.seconds == 0)
    #expect(screen.contains("Start"))
  }
}
