import ScreenTesting
import Testing
import TrifectaMachines
import TrifectaTesting
import TrifectaUI

@testable import Sample

/// Tests of the screen without a simulator or a browser.
@MainActor
struct KettleScreenTests {
  @Test("The water boils, and only the buttons of the current state are enabled")
  func boils() async throws {
    let clock = TestClock()
    let store = Store(initialState: Configuration<Kettle>()) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let screen = await Screen { KettleScreen(store: store) }
    #expect(try !screen.find(.button("Switch Off")).isEnabled)
    try await screen.tap(.button("Switch On"))
    #expect(try !screen.find(.button("Switch On")).isEnabled)
    await clock.advance(by: .seconds(8))
    await screen.settle()
    #expect(screen.contains("Hot"))
    try await screen.tap(.button("Switch Off"))
    #expect(screen.contains("Off"))
  }
}
