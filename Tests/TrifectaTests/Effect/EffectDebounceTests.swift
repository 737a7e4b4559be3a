import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Effect: debounce")
struct EffectDebounceTests {
  @Test("Only the last effect runs, after the quiet period")
  func lastOnly() async {
    #expect(
      await Timeline("abc-----d|").applying { $0.debounce(id: 1, for: .ticks(3)) }
        == "    -----c-----d|")
  }

  @Test("Each new effect restarts the quiet period")
  func restarts() async {
    #expect(
      await Timeline("a-a-a-a-b----|").applying { $0.debounce(id: 1, for: .ticks(3)) }
        == "    -----------b-|")
  }

  @Test("An effect just after the quiet period does not replace the previous one")
  func justOver() async {
    #expect(await Timeline("a--b|").applying { $0.debounce(id: 1, for: .ticks(3)) } == "---a--b|")
  }

  @Test("A new effect cancels work that has started")
  func cancelsWork() async {
    #expect(
      await Timeline("x----y|").applying(work: ["a---b|", "c--d|"]) { $0.debounce(id: 1, for: .ticks(2)) }
        == "        --a----c--d-|")
  }

  @Test("Effects with different ids do not replace each other")
  func ids() async {
    var id = 0
    let output = await Timeline("ab|").applying { effect in
      id += 1
      return effect.debounce(id: id, for: .ticks(2))
    }
    #expect(output == "--ab|")
  }

  @Test("Cancelling the id cancels the waiting effect")
  func cancels() async {
    let clock = TestClock()
    let store = Store(initialState: Script.State()) { Script() }
    let task = store.send(
      .perform(
        .log("a").debounce(id: "search", for: .milliseconds(300), clock: clock, fileID: "Search/Search.swift", line: 12)
      ))
    #expect(
      store.runningEffects.map(\.title) == ["debounce \"search\" of 0.3 seconds at Search/Search.swift:12"])
    store.send(.perform(.cancel(id: "search")))
    await clock.run()
    await task.finish()
    #expect(store.log == [])
    #expect(store.runningEffects.isEmpty)
    #expect(store.idsInUse == 0)
  }

  @Test("Debouncing Effect.none cancels the waiting effect")
  func none() async {
    let clock = TestClock()
    let store = Store(initialState: Script.State()) { Script() }
    store.send(.perform(.log("a").debounce(id: 1, for: .ticks(1), clock: clock)))
    store.send(.perform(.none.debounce(id: 1, for: .ticks(1), clock: clock)))
    #expect(store.runningEffects.isEmpty)
    await clock.run()
    #expect(store.log == [])
  }

  @Test("An inner effect with the same id and cancelInFlight does not cancel itself")
  func sameIDInside() async {
    let output = await Timeline("ab|").applying(work: ["-c|"]) {
      $0.cancellable(id: 1, cancelInFlight: true).debounce(id: 1, for: .ticks(1))
    }
    #expect(output == "---c-|")
  }
}
