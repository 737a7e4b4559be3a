import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("ImmediateClock and UnimplementedClock")
struct ImmediateClockTests {
  @Test("Sleeping by an immediate clock returns at once and advances its time")
  func jumps() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
    try await clock.sleep(for: .seconds(1))
    #expect(clock.now.offset == .seconds(3_601))
  }

  @Test("The time of an immediate clock never moves back")
  func forwards() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(2)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("Sleeping in a cancelled task throws CancellationError with either clock")
  func cancelled() async {
    for clock in [ImmediateClock(), UnimplementedClock()] as [any Clock<Duration>] {
      let task = Task.immediate {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = await issues {
          await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
        }
      }
      await task.value
    }
  }

  @Test("A debounced feature sends its action at once with an immediate clock")
  func feature() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.queryChanged("s")) { $0.query = "s" }
    await store.receive(.responseReceived(["s!"])) { $0.results = ["s!"] }
    await store.finish()
  }

  @Test("Sleeping by an unimplemented clock fails and names the clock and effect")
  func unimplemented() async {
    let reported = await issues {
      let store = TestStore(initialState: Search.State()) {
        Search()
      } withDependencies: {
        $0.continuousClock = UnimplementedClock("the debouncing clock")
      }
      await store.send(.hang)
      await store.finish()
    }
    #expect(
      reported == [
        """
        The clock "the debouncing clock" is not implemented, but the task "hang" slept on it for 1000000.0 seconds.

        If the feature may sleep here, inject a TestClock or an ImmediateClock in the test.
        """
      ])
  }

  @Test("The failure of an unimplemented clock without a name has a default name, and says if the task has no name")
  func unnamed() async {
    let reported = await issues {
      await Task { try? await UnimplementedClock().sleep(for: .seconds(1)) }.value
    }
    #expect(
      reported == [
        """
        The clock "UnimplementedClock" is not implemented, but a task without a name slept on it for 1.0 seconds.

        If the feature may sleep here, inject a TestClock or an ImmediateClock in the test.
        """
      ])
  }

  @Test("Reading a clock without sleeping does not fail")
  func unused() {
    #expect(UnimplementedClock().now.offset == .zero)
    #expect(UnimplementedClock().minimumResolution == .zero)
    #expect(ImmediateClock().minimumResolution == .zero)
  }
}
