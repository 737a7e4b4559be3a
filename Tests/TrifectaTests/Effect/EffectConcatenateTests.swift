import Testing
import Trifecta
import Waiting

@MainActor
@Suite("Effect: concatenate")
struct EffectConcatenateTests {
  let store = Store(initialState: Script.State()) { Script() }
  let first = Gate()
  let second = Gate()

  @Test("Each starts when the one before has finished")
  func inOrder() async {
    let task = store.send(.perform(.concatenate(.step("a", first), .step("b", second), .log("c"))))
    await effectsHaveBegun()
    #expect(store.log == ["+a"])
    second.open()
    await letOthersRun()
    #expect(store.log == ["+a"])
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "-a", "+b", "-b", "c"])
  }

  @Test("A merge inside has finished when all of it has")
  func mergeInside() async {
    let task = store.send(
      .perform(.concatenate(.merge(.step("a", first), .step("b", second)), .log("c"))))
    await effectsHaveBegun()
    first.open()
    await settle(until: { store.log.count == 3 })
    #expect(store.log == ["+a", "+b", "-a"])
    second.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "-a", "-b", "c"])
  }

  @Test("Effects that finish at once run one after the other, 100,000 of them without growing the stack")
  func atOnce() async {
    let run = Effect<Script.Action>.run { send in send(.log("x")) }
    // Tasks that start soon need no stack of each other, and other tests wait for them.
    let count = expected(atOnce: 100_000, soon: 5_000)
    let task = store.send(.perform(.concatenate(Array(repeating: run, count: count))))
    #expect(store.log.count == expected(atOnce: count, soon: 0))
    #expect(task.isFinished == expected(atOnce: true, soon: false))
    await effectsHaveBegun()
    #expect(store.log.count == count)
    #expect(task.isFinished)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("none disappears, and a concatenation of one is that one")
  func none() {
    #expect(Effect<Script.Action>.concatenate(.none, .none).description == "none")
    #expect(Effect<Script.Action>.concatenate(.none, .log("a"), .none).description == "send .log")
  }

  @Test("Cancelling an id around the whole cancels what has not begun")
  func enclosingID() async {
    let task = store.send(
      .perform(.concatenate(.step("a", first), .log("b"), .step("c", first)).cancellable(id: 1)))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    first.open()
    await task.finish()
    #expect(store.log == ["+a"])
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Cancelling an id around several levels of operators cancels them all, whichever run is told first")
  func enclosingIDOfLevels() async {
    let inner = Effect<Script.Action>.concatenate(
      .merge(.step("a", first).cancellable(id: 2), .step("b", first)), .log("c"))
    let task = store.send(
      .perform(.concatenate(.race(inner, .step("d", first)), .log("e")).cancellable(id: 1)))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "+b", "+d"])
  }

  @Test("What an id around several levels cancels does not go on, also where a part of it had completed")
  func enclosingIDAfterPart() async {
    let quick = Effect<Script.Action>.run { _ in }
    let slow = Effect<Script.Action>.run { _ in await untilCancelled() }
    let task = store.send(
      .perform(
        .concatenate(.concatenate(.merge(quick, slow), .log("b")), .log("c")).cancellable(id: 1)))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    await task.finish()
    #expect(store.log == [])
  }

  @Test("Cancelling the handle cancels what has not begun")
  func handle() async {
    let task = store.send(.perform(.concatenate(.step("a", first), .step("b", first), .step("c", first))))
    await effectsHaveBegun()
    task.cancel()
    first.open()
    await task.finish()
    #expect(store.log == ["+a"])
    #expect(task.isFinished)
  }

  @Test("An effect cancelled by an id of its own has finished, and the next starts")
  func ownID() async {
    let task = store.send(.perform(.concatenate(.step("a", first).cancellable(id: 1), .log("b"))))
    await effectsHaveBegun()
    store.send(.perform(.cancel(id: 1)))
    #expect(store.log == ["+a", "b"])
    first.open()
    await task.finish()
    #expect(store.log == ["+a", "b"])
  }

  @Test("An effect that fails has finished, and the next starts")
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

  @Test("The handle waits for all of them")
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
