import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Effect: race")
struct EffectRaceTests {
  let store = Store(initialState: Script.State()) { Script() }
  let first = Gate()
  let second = Gate()

  @Test("The first effect to finish wins, and the actions of the others are dropped")
  func wins() async {
    let task = store.send(.perform(.race(.step("a", first), .step("b", second))))
    await waitForEffectsToStart()
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

  @Test("An effect that finishes immediately prevents pending effects from starting")
  func winsAtOnce() async {
    let task = store.send(.perform(.race(.step("a", first), .log("b"), .log("c"))))
    await waitForEffectsToStart()
    #expect(store.log == expected(atOnce: ["+a", "b"], soon: ["b"]))
    #expect(store.runningEffects.isEmpty)
    task.cancel()
  }

  @Test("An effect that is cancelled by its own id does not win the race")
  func dropsOut() async {
    let task = store.send(
      .perform(.concatenate(.race(.step("a", first).cancellable(id: 1), .step("b", second)), .log("c"))))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    #expect(store.log == ["+a", "+b"])
    second.open()
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "-b", "c"])
  }

  @Test("A partly finished sequence wins when its remainder is cancelled")
  func sequenceWins() async {
    let sequence = Effect<Script.Action>.concatenate(.log("a"), .step("b", first).cancellable(id: 1))
    let task = store.send(.perform(.concatenate(.race(sequence, .step("c", second)), .log("d"))))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    first.open()
    second.open()
    await task.finish()
    #expect(store.log == ["a", "+b", "+c", "d"])
  }

  @Test("The race ends when all of its effects were cancelled")
  func allDropOut() async {
    let race = Effect<Script.Action>.race(
      .step("a", first).cancellable(id: 1), .step("b", first).cancellable(id: 1))
    store.send(.perform(.concatenate(race, .log("c"))))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    #expect(store.log == ["+a", "+b", "c"])
    first.open()
  }

  @Test("Two concurrent races do not cancel each other's effects")
  func twoRaces() async {
    let race = Effect<Script.Action>.race(.step("a", first), .step("b", second))
    let tasks = [store.send(.perform(race)), store.send(.perform(.race(.step("c", Gate()), .log("d"))))]
    await waitForEffectsToStart()
    let begun = expected(atOnce: ["+a", "+b", "+c", "d"], soon: ["d", "+a", "+b"])
    #expect(store.log == begun)
    first.open()
    await settle(until: { store.log.count > begun.count })
    #expect(store.log == begun + ["-a"])
    second.open()
    await tasks[0].finish()
  }

  @Test("A race reports only the ids that the feature has set for its effects")
  func ids() async {
    let task = store.send(
      .perform(.race(.step("a", first).cancellable(id: "x"), .step("b", first)).cancellable(id: 7)))
    #expect(store.runningEffects.map(\.ids) == [["7", "\"x\""], ["7"]])
    task.cancel()
    first.open()
    await task.finish()
  }

  @Test("Effect.none is omitted, and a race of one effect is that effect")
  func none() {
    #expect(Effect<Script.Action>.race(.none, .none).description == "none")
    #expect(Effect<Script.Action>.race(.none, .log("a")).description == "send .log")
  }
}
