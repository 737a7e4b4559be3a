import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Effect: delay")
struct EffectDelayTests {
  let clock = TestClock()

  func makeStore() -> Store<Script> {
    Store(initialState: Script.State()) {
      Script()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("The effect starts after the delay")
  func delays() async {
    #expect(await Timeline("ab-c|").applying { $0.delay(for: .ticks(2)) } == "--ab-c|")
  }

  @Test("Nested delays add up")
  func addsUp() async {
    #expect(await Timeline("a|").applying { $0.delay(for: .ticks(1)).delay(for: .ticks(2)) } == "---a|")
  }

  @Test("A delay of zero or less does not wait", arguments: [0, -5])
  func zero(duration: Int) async {
    #expect(await Timeline("a|").applying { $0.delay(for: .ticks(duration)) } == "a|")
  }

  @Test("A clock that is passed to delay takes precedence over the store's clock")
  func ownClock() async {
    let own = TestClock()
    let store = makeStore()
    let task = store.send(.perform(.log("a").delay(for: .ticks(1), clock: own)))
    await clock.advance(by: .ticks(5))
    #expect(store.log == [])
    await own.advance(by: .ticks(1))
    await task.finish()
    #expect(store.log == ["a"])
  }

  @Test("A waiting delay is a running effect titled with its duration and location")
  func title() async {
    let store = makeStore()
    let task = store.send(
      .perform(.log("a").delay(for: .milliseconds(300), fileID: "Search/Search.swift", line: 12).cancellable(id: 1)))
    #expect(
      store.runningEffects.map(\.title) == ["delay of 0.3 seconds at Search/Search.swift:12"])
    #expect(store.runningEffects.map(\.ids) == [["1"]])
    task.cancel()
    await task.finish()
  }

  @Test("Cancelling an enclosing id or the handle cancels the waiting effect")
  func cancels() async {
    let store = makeStore()
    let tasks = [
      store.send(.perform(.log("a").delay(for: .ticks(1)).cancellable(id: 1))),
      store.send(.perform(.log("b").delay(for: .ticks(1)))),
      store.send(.perform(.log("c").delay(for: .ticks(1)).cancellable(id: 3))),
    ]
    store.send(.perform(.cancel(id: 1)))
    tasks[1].cancel()
    #expect(store.runningEffects.map(\.ids) == [["3"]])
    await clock.advance(by: .ticks(2))
    for task in tasks { await task.finish() }
    #expect(store.log == ["c"])
  }

  @Test("Cancelling an inner id during the delay does not cancel the effect")
  func idInside() async {
    let store = makeStore()
    let gate = Gate()
    let task = store.send(.perform(.step("a", gate).cancellable(id: 1).delay(for: .ticks(1))))
    store.send(.perform(.cancel(id: 1)))
    await clock.advance(by: .ticks(1))
    #expect(store.log == ["+a"])
    store.send(.perform(.cancel(id: 1)))
    gate.open()
    await task.finish()
    #expect(store.log == ["+a"])
  }

  @Test("The handle waits for the effect after the delay")
  func finishes() async {
    let store = makeStore()
    let gate = Gate()
    let task = store.send(.perform(.step("a", gate).delay(for: .ticks(1))))
    await clock.advance(by: .ticks(1))
    #expect(store.log == ["+a"])
    #expect(!task.isFinished)
    gate.open()
    await task.finish()
    #expect(store.log == ["+a", "-a"])
  }

  @Test("A cancelled effect does not start when the clock ignores cancellation")
  func deafClock() async {
    struct DeafClock: Clock {
      let gate: Gate
      var now: TestClock.Instant { TestClock.Instant() }
      var minimumResolution: Duration { .zero }
      func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws { await gate.wait() }
    }
    let store = makeStore()
    let gate = Gate()
    let task = store.send(.perform(.log("a").delay(for: .ticks(1), clock: DeafClock(gate: gate))))
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.log == [])
    #expect(task.isFinished)
  }

  @Test("A delayed effect does not retain its store")
  func releases() async {
    weak var weakStore: Store<Script>?
    weak var weakCore: AnyObject?
    do {
      let store = makeStore()
      weakStore = store
      weakCore = store.shared
      store.send(.perform(.concatenate(.log("a").delay(for: .ticks(1)), .log("b"))))
    }
    #expect(weakStore == nil)
    #expect(weakCore == nil)
    await clock.run()
  }
}
