import Testing
import Trifecta
import TrifectaTesting

/// A clock whose time passes without waking its sleepers until the gate opens.
///
/// `@unchecked Sendable` is correct, because tests use the clock only on the main actor.
private final class LateClock: Clock, @unchecked Sendable {
  let gate: Gate
  var now = TestClock.Instant()
  var minimumResolution: Duration { .zero }

  @MainActor
  init() {
    gate = Gate()
  }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    await gate.wait()
  }
}

@MainActor
@Suite("Effect: throttle")
struct EffectThrottleTests {
  let clock = TestClock()
  let store = Store(initialState: Script.State()) { Script() }

  func throttled(_ name: String, id: Int = 1, latest: Bool = true) -> Script.Action {
    .perform(
      .log(name).throttle(
        id: id, for: .ticks(3), latest: latest, clock: clock, fileID: "Draft/Draft.swift", line: 5))
  }

  @Test("The first effect starts immediately and the latest at the window's end")
  func latest() async {
    #expect(
      await Timeline("abc----|").applying { $0.throttle(id: 1, for: .ticks(4), latest: true) }
        == "a---c--|")
  }

  @Test("With latest off, the first waiting effect starts at the window's end")
  func first() async {
    #expect(
      await Timeline("abc----|").applying { $0.throttle(id: 1, for: .ticks(4), latest: false) } == "a---b--|")
  }

  @Test("An effect that starts at a window's end opens the next window")
  func nextWindow() async {
    #expect(
      await Timeline("ab--c-d----|").applying { $0.throttle(id: 1, for: .ticks(3), latest: true) } == "a--b--c--d-|")
  }

  @Test("After a window without waiting effects, the next effect starts immediately")
  func quiet() async {
    #expect(
      await Timeline("a----b|").applying { $0.throttle(id: 1, for: .ticks(3), latest: true) } == "a----b|")
  }

  @Test("A window of zero length lets every effect start")
  func zero() async {
    #expect(await Timeline("[ab]c|").applying { $0.throttle(id: 1, for: .zero, latest: true) } == "[ab]c|")
  }

  @Test("A throttle lists a running effect only while an effect waits for the window's end")
  func leavesNothing() async {
    store.send(throttled("a"))
    #expect(store.runningEffects.isEmpty)
    store.send(throttled("b"))
    #expect(
      store.runningEffects.map(\.title) == ["throttle 1 of 0.003 seconds latest at Draft/Draft.swift:5"])
    store.send(throttled("c"))
    #expect(store.running == ["the root throttle 1 of 0.003 seconds latest at Draft/Draft.swift:5 1"])
    await clock.run()
    #expect(store.runningEffects.isEmpty)
    #expect(store.log == ["a", "c"])
  }

  @Test("Cancelling a replaced effect's handle does not cancel its replacement")
  func replacedHandle() async {
    store.send(throttled("a"))
    let replaced = store.send(throttled("b"))
    store.send(throttled("c"))
    replaced.cancel()
    await clock.run()
    #expect(store.log == ["a", "c"])
  }

  @Test("Cancelling the id cancels the waiting effect and keeps the window open")
  func cancels() async {
    store.send(throttled("a"))
    store.send(throttled("b"))
    store.send(.perform(.cancel(id: 1)))
    #expect(store.runningEffects.isEmpty)
    store.send(throttled("c", latest: false))
    #expect(store.log == ["a"])
    await clock.run()
    #expect(store.log == ["a", "c"])
  }

  @Test("A newer effect replaces an effect whose window has ended and which has not woken yet")
  func late() async {
    let clock = LateClock()
    func throttled(_ name: String) -> Script.Action {
      .perform(.log(name).throttle(id: 1, for: .ticks(3), latest: true, clock: clock))
    }
    store.send(throttled("a"))
    store.send(throttled("b"))
    await waitForEffectsToStart()
    clock.now = .init(offset: .ticks(5))
    let task = store.send(throttled("c"))
    #expect(store.log == ["a"])
    await waitForEffectsToStart()
    clock.gate.open()
    await task.finish()
    #expect(store.log == ["a", "c"])
  }

  @Test("Expired windows are removed")
  func sweeps() async {
    for id in 0..<300 {
      store.send(throttled("a", id: id))
      if id % 10 == 9 { await clock.advance(to: .init(offset: .ticks(3 * id))) }
    }
    #expect(store.log.count == 300)
    #expect(store.throttleWindows < 50)
  }
}
