import IssueRecording
import Testing
import TrifectaTesting

@testable import Trifecta

@MainActor
@Suite("What an effect does late, or too late")
struct LateEffectTests {
  let store = Store(initialState: Counter.State()) { Counter() }
  let clock = TestClock()
  let gate = Gate()

  var waiting: [Counter.SideEffect] { store.node.waitingSideEffects.compactMap { $0 as? Counter.SideEffect } }

  func perform(_ effect: @escaping @MainActor () -> Effect<Counter.Action>) -> StoreTask {
    store.send(.perform(.init(effect)))
  }

  @Test("A side effect that is delayed reaches the screen without another action")
  func delayedSideEffect() async {
    let task = perform { [clock] in Counter().emit(.say("late")).delay(for: .seconds(1), clock: clock) }
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(waiting == [.say("late")])
  }

  @Test("A side effect after other work reaches the screen without another action")
  func concatenatedSideEffect() async {
    let task = perform { [gate] in .concatenate(.run { _ in await gate.wait() }, Counter().emit(.say("then"))) }
    gate.open()
    await task.finish()
    #expect(waiting == [.say("then")])
  }

  @Test("After a handle is cancelled no action of what was to follow is handled")
  func cancelledSend() async {
    let task = perform { [gate] in .concatenate(.run { _ in await gate.wait() }, .send(.increment)) }
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.count == 0)
  }

  @Test("After a handle is cancelled no side effect of what was to follow is emitted")
  func cancelledSideEffect() async {
    let task = perform { [gate] in .concatenate(.run { _ in await gate.wait() }, Counter().emit(.say("then"))) }
    task.cancel()
    gate.open()
    await task.finish()
    store.send(.touchNothing)
    #expect(waiting == [])
  }

  @Test("What a concatenation still has to do for the parent is not the child handle's to cancel")
  func parentGoesOn() async {
    let store = Store(initialState: Family.State()) { Family() }
    let parent = store.send(
      .perform(.init { [gate] in .concatenate(.run { _ in await gate.wait() }, .send(.left(.increment))) }))
    let child = store.scope(Family.left).send(.perform(.init { .run { _ in try await Task.sleep(for: .seconds(60)) } }))
    child.cancel()
    gate.open()
    await parent.finish()
    #expect(store.left.count == 1)
  }

  @Test("An effect that outlives its store sends nothing and reports nothing")
  func outlives() async {
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    let found = await issues {
      let task = store?.send(.perform(.init { [gate] in gate.effect(.increment) }))
      store = nil
      gate.open()
      await task?.finish()
    }
    #expect(found == [])
  }
}
