import Testing
import Trifecta
import TrifectaTesting
import Waiting

@MainActor
@Suite("Effect: timeout")
struct EffectTimeoutTests {
  let clock = TestClock()
  let store = Store(initialState: Script.State()) { Script() }

  /// A catch closure that logs its error.
  static func logging(_ error: any Error, _ send: Send<Script.Action>) {
    send(.log("\(error)"))
  }

  @Test("Work that exceeds the timeout is cancelled, and its error is caught immediately")
  func cancels() async {
    #expect(await Timeline("x|").applying(work: ["a---b|"]) { $0.timeout(after: .ticks(3)) } == "a--#|")
  }

  @Test("Work that finishes in time is not affected")
  func inTime() async {
    #expect(await Timeline("x|").applying(work: ["a-b|"]) { $0.timeout(after: .ticks(9)) } == "a-b-|")
  }

  @Test("An error of the work is passed on unchanged")
  func ownError() async {
    struct Failure: Error {}
    await store.send(
      .perform(.run(operation: { _ in throw Failure() }, catch: Self.logging).timeout(after: .ticks(1), clock: clock))
    ).finish()
    #expect(store.log == ["Failure()"])
  }

  @Test("The work of a run with a time limit has the run's name")
  func name() async {
    await store.send(
      .perform(.run(name: "load") { send in send(.log(Task.name ?? "")) }.timeout(after: .ticks(1), clock: clock))
    ).finish()
    #expect(store.log == ["load"])
  }

  @Test("The error states the allowed duration")
  func error() async {
    let task = store.send(
      .perform(
        .run(operation: { _ in await untilCancelled() }, catch: Self.logging)
          .timeout(after: .seconds(10), clock: clock)))
    await clock.advance(by: .seconds(10))
    await task.finish()
    #expect(store.log == ["it took longer than 10.0 seconds"])
    #expect(EffectTimeout(after: .seconds(10)).duration == .seconds(10))
  }

  @Test("Actions of work that ignores the timeout are dropped without waiting for it")
  func ignoring() async {
    let gate = Gate()
    var hasEnded = false
    let work = Effect<Script.Action>.run { send in
      send(.log("+"))
      await gate.wait()
      send(.log("-"))
      hasEnded = true
    } catch: { _, send in
      send(.log("timeout"))
    }
    let task = store.send(.perform(work.timeout(after: .ticks(1), clock: clock)))
    await clock.advance(by: .ticks(1))
    await task.finish()
    #expect(store.log == ["+", "timeout"])
    #expect(store.runningEffects.isEmpty)
    gate.open()
    await settle(until: { hasEnded })
    #expect(store.log == ["+", "timeout"])
  }

  @Test("Finishing in time stops the timer")
  func endsTiming() async {
    let gate = Gate()
    let task = store.send(.perform(.step("a", gate).timeout(after: .ticks(5), clock: clock)))
    await waitForEffectsToStart()
    gate.open()
    await task.finish()
    await clock.run()
    #expect(store.log == ["+a", "-a"])
    #expect(clock.now.offset == .zero)
  }

  @Test("Cancelling the effect cancels the work and the timer")
  func cancelled() async {
    let task = store.send(
      .perform(
        .run(operation: { _ in await untilCancelled() }, catch: Self.logging)
          .timeout(after: .ticks(1), clock: clock)))
    task.cancel()
    await task.finish()
    await clock.run()
    #expect(store.log == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("A timeout inside retry limits each attempt, and a timeout outside retry limits all attempts together")
  func withRetry() async {
    let work: [Timeline] = ["a----|", "b----|", "c|"]
    #expect(
      await Timeline("x|").applying(work: work) {
        $0.timeout(after: .ticks(2)).retry(.constant(.ticks(1), retries: 2))
      } == "a--b--c-|")
    #expect(
      await Timeline("x|").applying(work: work) {
        $0.retry(.constant(.ticks(1), retries: 2)).timeout(after: .ticks(2))
      } == "a-#|")
  }

  @Test("The timeout does not include an enclosed delay")
  func afterDelay() async {
    #expect(
      await Timeline("x|").applying(work: ["-a|"]) { $0.delay(for: .ticks(5)).timeout(after: .ticks(3)) }
        == "------a-|")
  }

  @Test("Work that never suspends does not use the clock")
  func immediate() async {
    let task = store.send(.perform(.run { send in send(.log("a")) }.timeout(after: .zero, clock: clock)))
    #expect(task.isFinished == expected(atOnce: true, soon: false))
    await task.finish()
    #expect(store.log == ["a"])
    #expect(task.isFinished)
  }
}
