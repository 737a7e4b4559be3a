import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Effect: concatenate")
struct EffectConcatenateTests {
  let store = Store(initialState: Script.State()) { Script() }
  let first = Gate()
  let second = Gate()

  @Test("Each effect starts after the previous one has finished")
  func inOrder() async {
    let task = store.send(.perform(.concatenate(.step("a", first), .step("b", second), .log("c"))))
    await waitForEffectsToStart()
    #expect(store.log == ["+a"])
    second.open()
    await letOthersRun()
    #expect(store.log == ["+a"])
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "-a", "+b", "-b", "c"])
  }

  @Test("A merge inside a concatenation finishes when all of its effects have finished")
  func mergeInside() async {
    let task = store.send(
      .perform(.concatenate(.merge(.step("a", first), .step("b", second)), .log("c"))))
    await waitForEffectsToStart()
    first.open()
    await settle(until: { store.log.count == 3 })
    #expect(store.log == ["+a", "+b", "-a"])
    second.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "-a", "-b", "c"])
  }

  @Test("100,000 effects that finish immediately run in order without growing the stack")
  func atOnce() async {
    let run = Effect<Script.Action>.run { send in send(.log("x")) }
    // Where effects start soon, each effect is a task and cannot grow the stack. So 5,000 effects are enough, which
    // delay other tests less than 100,000.
    let count = expected(atOnce: 100_000, soon: 5_000)
    let task = store.send(.perform(.concatenate(Array(repeating: run, count: count))))
    #expect(store.log.count == expected(atOnce: count, soon: 0))
    #expect(task.isFinished == expected(atOnce: true, soon: false))
    await waitForEffectsToStart()
    #expect(store.log.count == count)
    #expect(task.isFinished)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Effect.none is omitted, and a concatenation of one effect is that effect")
  func none() {
    #expect(Effect<Script.Action>.concatenate(.none, .none).description == "none")
    #expect(Effect<Script.Action>.concatenate(.none, .log("a"), .none).description == "send .log")
  }

  @Test("Cancelling an enclosing id cancels the effects that have not started")
  func enclosingID() async {
    let task = store.send(
      .perform(.concatenate(.step("a", first), .log("b"), .step("c", first)).cancellable(id: 1)))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    first.open()
    await task.finish()
    #expect(store.log == ["+a"])
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Cancelling an id around nested operators cancels all of their effects")
  func enclosingIDOfLevels() async {
    let inner = Effect<Script.Action>.concatenate(
      .merge(.step("a", first).cancellable(id: 2), .step("b", first)), .log("c"))
    let task = store.send(
      .perform(.concatenate(.race(inner, .step("d", first)), .log("e")).cancellable(id: 1)))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "+d"])
  }

  @Test("Cancelling an enclosing id stops later effects after one effect has completed")
  func enclosingIDAfterPart() async {
    let quick = Effect<Script.Action>.run { _ in }
    let slow = Effect<Script.Action>.run { _ in await untilCancelled() }
    let task = store.send(
      .perform(
        .concatenate(.concatenate(.merge(quick, slow), .log("b")), .log("c")).cancellable(id: 1)))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    await task.finish()
    #expect(store.log == [])
  }

  @Test("Cancelling the handle cancels the effects that have not started")
  func handle() async {
    let task = store.send(.perform(.concatenate(.step("a", first), .step("b", first), .step("c", first))))
    await waitForEffectsToStart()
    task.cancel()
    first.open()
    await task.finish()
    #expect(store.log == ["+a"])
    #expect(task.isFinished)
  }

  @Test("The next effect starts when an effect is cancelled by its own id")
  func ownID() async {
    let task = store.send(.perform(.concatenate(.step("a", first).cancellable(id: 1), .log("b"))))
    await waitForEffectsToStart()
    store.send(.perform(.cancel(id: 1)))
    #expect(store.log == ["+a", "b"])
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "b"])
  }

  @Test("The next effect starts after an effect fails")
  func failure() async {
    struct Failure: Error {}
    let failing = Effect<Script.Action>.run { _ in
      throw Failure()
    } catch: { _, send in
      send(.log("failed"))
    }
    await store.send(.perform(.concatenate(failing, .log("next")))).finish()
    #expect(store.log == ["failed", "next"])
  }

  @Test("The handle waits for all effects")
  func finishes() async {
    let task = store.send(.perform(.concatenate(.step("a", first), .step("b", second))))
    first.open()
    await settle(until: { store.log.last == "+b" })
    #expect(!task.isFinished)
    second.open()
    await task.finish()
    #expect(store.log.last == "-b")
  }
}
