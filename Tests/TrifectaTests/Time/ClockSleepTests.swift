import Testing
import Trifecta
import TrifectaTesting

/// A clock that records the durations of sleeps and returns immediately.
private final class NotingClock: Clock, ActorIsolatedClock, @unchecked Sendable {
  typealias Instant = TestClock.Instant
  /// Written and read on the main actor only, as the tests verify.
  private(set) var stays: [Duration] = []
  private(set) var sleeps = 0

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleeps += 1
  }

  func sleepOnActor(for duration: Duration, isolation: isolated (any Actor)?) async throws {
    #expect(isolation === MainActor.shared)
    stays.append(duration)
  }
}

@MainActor
@Suite("Sleeping with a clock")
struct ClockSleepTests {
  let store = Store(initialState: Script.State()) { Script() }

  @Test("An effect that sleeps stays on the main actor")
  func stays() async {
    let clock = NotingClock()
    let anyClock: any Clock<Duration> = clock
    let task = store.send(
      .perform(
        .run { _ in
          try await anyClock.sleep(for: .seconds(1))
          try await clock.sleep(for: .seconds(2))
        }))
    #expect(clock.stays.first == expected(atOnce: .seconds(1), soon: nil))
    await waitForEffectsToStart()
    #expect(clock.stays.first == .seconds(1))
    await task.finish()
    #expect(clock.stays == [.seconds(1), .seconds(2)])
    #expect(clock.sleeps == 0)
  }

  @Test("Time operators sleep on the main actor")
  func operators() async {
    let clock = NotingClock()
    let task = store.send(.perform(.log("a").delay(for: .seconds(3), clock: clock)))
    await waitForEffectsToStart()
    #expect(clock.stays == [.seconds(3)])
    await task.finish()
    #expect(store.log == ["a"])
  }

  @Test("A clock of the standard library sleeps and throws on cancellation")
  func standardClock() async throws {
    let clock: any Clock<Duration> = ContinuousClock()
    try await clock.sleep(for: .zero)
    try await ContinuousClock().sleep(for: .nanoseconds(1))
    let task = Task { try await clock.sleep(for: .seconds(3_600)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A test clock wakes sleepers in order, and throws in a cancelled sleeper")
  func testClock() async {
    let clock = TestClock()
    for (name, seconds) in [("b", 2), ("a", 1)] {
      store.send(
        .perform(
          .run { send in
            try await clock.sleep(for: .seconds(seconds))
            send(.log(name))
          }))
    }
    let cancelled = store.send(.perform(.run { _ in try await clock.sleep(for: .seconds(1)) }))
    cancelled.cancel()
    await cancelled.finish()
    await clock.advance(by: .seconds(2))
    #expect(store.log == ["a", "b"])
  }
}
