import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@MainActor
@Suite("README.md")
struct ReadmeTests {
  @Test("The egg timer counts down once a second and stops at zero")
  func feature() async {
    let clock = TestClock()
    let store = TestStore(initialState: EggTimer.State()) {
      EggTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped) { $0.seconds = 3 }
    for seconds in [2, 1, 0] {
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked) { $0.seconds = seconds }
    }
    await store.finish()
  }

  @Test("The egg timer's screen shows the seconds that are left")
  func screen() async throws {
    let clock = TestClock()
    let store = Store(initialState: EggTimer.State()) {
      EggTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let screen = await Screen { EggTimerScreen(store: store) }
    try await screen.tap("Start")
    #expect(screen.contains("3 seconds"))
    await clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(screen.contains("2 seconds"))
  }
}
