import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Effect: retry")
struct EffectRetryTests {
  struct Failure: Error, Equatable {
    var number = 0
  }

  @Test("Failed work is retried after the policy's delay")
  func retries() async {
    #expect(
      await Timeline("x|").applying(work: ["-#", "-#", "-a|"]) { $0.retry(.constant(.ticks(2), retries: 5)) }
        == "-------a-|")
  }

  @Test("The error is caught after the last retry")
  func givesUp() async {
    #expect(
      await Timeline("x|").applying(work: ["a#", "b#", "c#", "d|"]) { $0.retry(.constant(.ticks(1), retries: 2)) }
        == "a-b-c#|")
  }

  @Test("With a policy of no retries, the error is caught immediately")
  func noRetries() async {
    #expect(await Timeline("x|").applying(work: ["-#"]) { $0.retry(.constant(.ticks(1), retries: 0)) } == "-#|")
  }

  @Test("Delays of an exponential policy grow up to the cap")
  func exponential() async {
    #expect(
      await Timeline("x|").applying(work: ["a#", "b#", "c#", "d#", "e"]) {
        $0.retry(.exponential(.ticks(1), factor: 3, cap: .ticks(5), retries: 9))
      } == "a-b---c-----d-----e|")
  }

  @Test("The last error is caught")
  func lastError() async {
    let clock = TestClock()
    let store = Store(initialState: Script.State()) { Script() }
    var attempts = 0
    let task = store.send(
      .perform(
        .run { _ in
          attempts += 1
          throw Failure(number: attempts)
        } catch: { error, send in
          send(.log("\((error as? Failure)?.number ?? -1)"))
        }
        .retry(.constant(.ticks(1), retries: 3), clock: clock)))
    await clock.run()
    await task.finish()
    #expect(store.log == ["4"])
    #expect(clock.now.offset == .ticks(3))
  }

  @Test("A CancellationError is not retried")
  func cancellationError() async {
    let store = Store(initialState: Script.State()) { Script() }
    var attempts = 0
    await store.send(
      .perform(
        .run { _ in
          attempts += 1
          throw CancellationError()
        }
        .retry(.constant(.zero, retries: 3)))
    ).finish()
    #expect(attempts == 1)
  }

  @Test("Cancelling the effect during a delay stops the retries")
  func cancelled() async {
    let clock = TestClock()
    let store = Store(initialState: Script.State()) { Script() }
    var attempts = 0
    let task = store.send(
      .perform(
        .run { _ in
          attempts += 1
          throw Failure()
        }
        .retry(.constant(.ticks(1), retries: 3), clock: clock)))
    await clock.advance(by: .ticks(1))
    #expect(attempts == 2)
    task.cancel()
    await clock.run()
    await task.finish()
    #expect(attempts == 2)
  }

  @Test("Cancelled work that throws another error is not retried")
  func cancelledWork() async {
    let store = Store(initialState: Script.State()) { Script() }
    var attempts = 0
    let task = store.send(
      .perform(
        .run { _ in
          attempts += 1
          await untilCancelled()
          throw Failure()
        }
        .retry(.constant(.zero, retries: 3))))
    await waitForEffectsToStart()
    task.cancel()
    await task.finish()
    #expect(attempts == 1)
  }

  @Test("Each merged effect is retried separately")
  func eachRun() async {
    #expect(
      await Timeline("x|").applying(work: ["#", "#", "-a|", "-b|"]) {
        .merge($0, $0).retry(.constant(.ticks(1), retries: 1))
      } == "--[ab]-|")
  }

  @Test("Jitter uses the given generator, or the store's generator by default", arguments: [true, false])
  func jitter(isGiven: Bool) async {
    struct Highest: RandomNumberGenerator {
      func next() -> UInt64 { .max }
    }
    let clock = TestClock()
    let highest = RandomGenerator(Highest())
    let store = Store(initialState: Script.State()) {
      Script()
    } withDependencies: {
      $0.randomNumberGenerator = isGiven ? .seeded(1) : highest
    }
    let work = Effect<Script.Action>.run { _ in
      throw Failure()
    } catch: { _, send in
      send(.log("failed"))
    }
    let policy = RetryPolicy.exponential(.ticks(100), jitter: 0.5, retries: 1)
    let task = store.send(.perform(work.retry(policy, clock: clock, using: isGiven ? highest : nil)))
    await clock.advance(by: .ticks(149))
    #expect(store.log == [])
    await clock.advance(by: .ticks(1))
    await task.finish()
    #expect(store.log == ["failed"])
  }
}
