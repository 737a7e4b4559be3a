import Testing
import TrifectaTesting

@testable import Sample

/// Tests of the feature without a screen. A change or action that a test does not assert fails it.
@MainActor
struct TimekeeperTests {
  private let clock = TestClock()

  @Test("It counts while it runs")
  func counts() async {
    let store = TestStore(initialState: Timekeeper.State()) {
      Timekeeper()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.secondPassed) { $0.seconds = 1 }
    await store.receive(.secondPassed) { $0.seconds = 2 }
    await store.send(.stopTapped) { $0.isRunning = false }
    await store.send(.resetTapped) { $0.seconds = 0 }
    await store.finish()
  }
}
