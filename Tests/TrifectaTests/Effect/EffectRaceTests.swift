import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Effect: race")
struct EffectRaceTests {
  let store = Store(initialState: Script.State()) { Script() }
  let first = Gate()
  let second = Gate()

  @Test("The first to finish wins, and what the others send is dropped")
  func wins() async {
    let task = store.send(.perform(.race(.step("a", first), .step("b", second))))
    await effectsHaveBegun()
    #expect(store.log == ["+a", "+b"])
    second.open()
    await settle(until: { store.log.count == 3 })
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "-b"])
    #expect(store.idsInUse == 0)
  }

  @Test("The tasks of the losers are cancelled")
  func cancelsLosers() async {
    let loser = Effect<Script.Action>.run { _ in await untilCancelled() }
    await store.send(.perform(.race(loser, .merge(loser, loser).cancellable(id: 1), .log("b")))).finish()
    #expect(store.log == ["b"])
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Those after one that finishes at once do not start, nor those before it that have not begun")
  func winsAtOnce() async {
    let task = store.send(.perform(.race(.step("a", first), .log("b"), .log("c"))))
    await effectsHaveBegun()
    #expect(store.log == expected(atOnce: ["+a", "b"], soon: ["b"]))
    #expect(store.runningEffects.isEmpty)
    task.cancel()
  }

  @Test("One that is cancelled by an id of its own drops out")
  func dropsOut() async {
    let task = store.send(
      .perform(.concatenate(.race(.step("a", first).cancellable(id: 1), .step("b", second)), .log("c"))))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    #expect(store.log == ["+a", "+b"])
    second.open()
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "-b", "c"])
  }

  @Test("A sequence of which a part has finished wins when the rest of it is cancelled")
  func sequenceWins() async {
    let sequence = Effect<Script.Action>.concatenate(.log("a"), .step("b", first).cancellable(id: 1))
    let task = store.send(.perform(.concatenate(.race(sequence, .step("c", second)), .log("d"))))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    first.open()
    second.open()
    await task.finish()
    #expect(store.log == ["a", "+b", "+c", "d"])
  }

  @Test("When all have dropped out, the race is over")
  func allDropOut() async {
    let race = Effect<Script.Action>.race(
      .step("a", first).cancellable(id: 1), .step("b", first).cancellable(id: 1))
    store.send(.perform(.concatenate(race, .log("c"))))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    #expect(store.log == ["+a", "+b", "c"])
    first.open()
  }

  @Test("Two races at a time do not cancel each other's competitors")
  func twoRaces() async {
    let race = Effect<Script.Action>.race(.step("a", first), .step("b", second))
    let tasks = [store.send(.perform(race)), store.send(.perform(.race(.step("c", Gate()), .log("d"))))]
    await effectsHaveBegun()
    let begun = expected(atOnce: ["+a", "+b", "+c", "d"], soon: ["d", "+a", "+b"])
    #expect(store.log == begun)
    first.open()
    await settle(until: { store.log.count > begun.count })
    #expect(store.log == begun + ["-a"])
    second.open()
    await tasks[0].finish()
  }

  @Test("Its runs show no ids but those that the feature gave")
  func ids() async {
    let task = store.send(
      .perform(.race(.step("a", first).cancellable(id: "x"), .step("b", first)).cancellable(id: 7)))
    #expect(store.runningEffects.map(\.ids) == [["7", "\"x\""], ["7"]])
    task.cancel()
    first.open()
    await task.finish()
  }

  @Test("none disappears, and a race of one is that one")
  func none() {
    #expect(Effect<Script.Action>.race(.none, .none).description == "none")
    #expect(Effect<Script.Action>.race(.none, .log("a")).description == "send .log")
  }
}
