import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: timers")
@MainActor
struct TimersTests {
  private let clock = TestClock()

  private func store(_ state: Stopwatch.State = Stopwatch.State()) -> TestStore<Stopwatch> {
    TestStore(initialState: state) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A paused stopwatch does not count, and a resumed stopwatch continues")
  func pauses() async {
    let store = store()
    await store.send(.startPauseTapped) { $0.isRunning = true }
    await clock.advance(by: .milliseconds(100))
    await store.receive(.ticked(elapsed: .milliseconds(100))) { $0.elapsed = .milliseconds(100) }
    await store.send(.startPauseTapped) { $0.isRunning = false }
    await clock.advance(by: .seconds(10))
    await store.send(.startPauseTapped) { $0.isRunning = true }
    await clock.advance(by: .milliseconds(100))
    await store.receive(.ticked(elapsed: .milliseconds(200))) { $0.elapsed = .milliseconds(200) }
    await store.send(.startPauseTapped) { $0.isRunning = false }
    await store.finish()
  }

  @Test("A lap is the time since the previous lap, and a second tap at the same time is ignored")
  func laps() async {
    let store = store(Stopwatch.State(elapsed: .seconds(5), isRunning: true))
    let first = Stopwatch.Lap(id: 1, time: .seconds(5))
    await store.send(.lapResetTapped) { $0.laps = [first] }
    await store.send(.lapResetTapped)
    await store.send(.ticked(elapsed: .seconds(7))) { $0.elapsed = .seconds(7) }
    await store.send(.lapResetTapped) { $0.laps = [first, Stopwatch.Lap(id: 2, time: .seconds(2))] }
  }

  @Test("Resetting a paused stopwatch removes the time and the laps")
  func resets() async {
    let store = store(Stopwatch.State(elapsed: .seconds(5), laps: [.init(id: 1, time: .seconds(2))]))
    await store.send(.lapResetTapped) { $0 = Stopwatch.State() }
  }

  @Test("The screen shows the time and the laps, and its buttons follow the state")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = clock
    } operation: {
      await Screen { TimersStudy() }
    }
    #expect(try !screen.find(.button("Lap")).isEnabled)
    try await screen.tap("Start")
    await clock.advance(by: .milliseconds(1500))
    await screen.settle()
    #expect(try screen.find("Elapsed time").value == "00:01.5")
    try await screen.tap(.button("Lap"))
    #expect(screen.contains("Lap 1"))
    try await screen.tap("Pause")
    try await screen.tap("Reset")
    #expect(try screen.find("Elapsed time").value == "00:00.0")
    #expect(!screen.contains("Lap 1"))
  }
}
