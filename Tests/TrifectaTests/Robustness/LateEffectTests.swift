import IssueRecording
import Testing
import Trifecta
import TrifectaTesting
import Waiting

@MainActor
@Suite("Late actions and side effects of effects")
struct LateEffectTests {
  let store = Store(initialState: Counter.State()) { Counter() }
  let clock = TestClock()
  let gate = Gate()

  var waiting: [Counter.SideEffect] { store.waitingSideEffects.compactMap { $0.value as? Counter.SideEffect } }

  func perform(_ effect: @escaping @MainActor () -> Effect<Counter.Action>) -> StoreTask {
    store.send(.perform(.init(effect)))
  }

  @Test("A delayed side effect is emitted without another action")
  func delayedSideEffect() async {
    let task = perform { [clock] in Counter().emit(.say("late")).delay(for: .seconds(1), clock: clock) }
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(waiting == [.say("late")])
  }

  @Test("A side effect after other work is emitted without another action")
  func concatenatedSideEffect() async {
    let task = perform { [gate] in .concatenate(.run { _ in await gate.wait() }, Counter().emit(.say("then"))) }
    gate.open()
    await task.finish()
    #expect(waiting == [.say("then")])
  }

  @Test("After a handle is cancelled, later actions of its effect are not reduced")
  func cancelledSend() async {
    let task = perform { [gate] in .concatenate(.run { _ in await gate.wait() }, .send(.increment)) }
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.count == 0)
  }

  @Test("After a handle is cancelled, later side effects are not emitted")
  func cancelledSideEffect() async {
    let task = perform { [gate] in .concatenate(.run { _ in await gate.wait() }, Counter().emit(.say("then"))) }
    task.cancel()
    gate.open()
    await task.finish()
    store.send(.touchNothing)
    #expect(waiting == [])
  }

  @Test("Cancelling a child's handle does not cancel the parent's concatenation")
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

  @Test("An effect that outlives its store sends and reports nothing")
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

  /// Operators that combine two effects and give the combination the id 1. The first effect cancels that id.
  private static let cancellingOperators:
    [@MainActor (Effect<Script.Action>, Effect<Script.Action>) -> Effect<Script.Action>] = [
      { .concatenate($0, $1).cancellable(id: 1) },
      { .merge($0, $1).cancellable(id: 1) },
      { .merge($0, $1).debounce(id: 1, for: .zero) },
      { .race($0.never, $1).cancellable(id: 1) },
    ]

  @Test(
    "An action that an effect sends immediately can cancel the effects that start with it",
    arguments: 0..<4, [false, true])
  func cancelsItself(position: Int, isLate: Bool) async {
    let store = Store(initialState: Script.State()) {
      Script()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let effect = Self.cancellingOperators[position](
      .send(.perform(.cancel(id: 1))),
      .run { send in
        await Task.yield()
        send(.log("never"))
      })
    let task = store.send(.perform(isLate ? effect.delay(for: .seconds(1)) : effect))
    await clock.advance(by: .seconds(2))
    await task.finish()
    #expect(store.log == [])
  }

  @Test("A pending action is dropped when its finished effect is cancelled")
  func dropsWhatWaits() async {
    let store = Store(initialState: Script.State()) { Script() }
    let effect = Effect<Script.Action>.concatenate(
      .run { [gate] _ in await gate.wait() }, .send(.perform(.cancel(id: 1))), .run { send in send(.log("never")) })
    let task = store.send(.perform(effect.cancellable(id: 1)))
    gate.open()
    await task.finish()
    #expect(store.log == [])
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A test store drops a cancelled effect's pending action and does not wait for it")
  func dropsInTest() async {
    let store = TestStore(initialState: Script.State()) { Script() }
    await store.send(
      .perform(.merge(.send(.perform(.cancel(id: 1))), .run { send in send(.log("never")) }.cancellable(id: 1))))
    await store.receive(where: { if case .perform = $0 { true } else { false } })
    await store.finish()
  }

  @Test("Actions that an effect sends late are reduced breadth first and published once")
  func breadthFirst() async {
    let store = Store(initialState: Script.State()) {
      Script()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let watch = Watch { store.log }
    store.send(
      .perform(
        .merge(.log("a"), .send(.perform(.log("c"))), .log("b")).delay(for: .seconds(1))))
    await clock.advance(by: .seconds(1))
    #expect(watch.seen == [[], ["a", "b", "c"]])
  }

  @Test("An effect of a replaced child does not continue in the new child")
  func replacedLate() async {
    let store = Store(initialState: House.State(lamp: .init())) {
      House(react: { state, action in
        guard action == .lamp(.toggle), state.lamp?.isOn == true else { return .none }
        state.lamp = nil
        return .send(.mutate(.init { $0.lamp = Lamp.State() }))
      })
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store.send(
      .lamp(
        .perform(
          .init {
            .concatenate(
              .send(.toggle),
              .run { send in
                await Task.yield()
                send(.toggle)
              }
            ).delay(for: .seconds(1))
          })))
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.lamp == Lamp.State(isOn: false))
  }

  @Test("A finished concatenation releases what its closures captured", arguments: [false, true])
  func releases(isCancelled: Bool) async {
    final class Luggage: Sendable {}
    weak var luggage: Luggage?
    do {
      let carried = Luggage()
      luggage = carried
      let task = perform { [gate] in
        .concatenate(
          .run { [carried] _ in
            await gate.wait()
            _ = carried
          }, .send(.increment))
      }
      if isCancelled { task.cancel() }
      gate.open()
      await task.finish()
    }
    await settle(until: { luggage == nil })
    #expect(store.count == (isCancelled ? 0 : 1))
  }

  @Test("A cancellation in a reduced action takes effect even if its handle was cancelled")
  func cancelsForACancelledHandle() async {
    let store = Store(initialState: Script.State()) { Script() }
    store.send(.perform(.run { _ in await untilCancelled() }.cancellable(id: 1)))
    var task: StoreTask?
    let token = observe {
      guard store.log == ["go"], task == nil else { return }
      task = store.send(.perform(.run { send in send(.perform(.cancel(id: 1))) }))
      store.send(.perform(.run { _ in task?.cancel() }))
    }
    store.send(.log("go"))
    await waitForEffectsToStart()
    #expect(store.runningEffects.isEmpty)
    token.cancel()
  }

  @Test("Actions of a race's loser are reduced unless its child was replaced", arguments: [false, true])
  func loser(isGone: Bool) async {
    let store = Store(initialState: House.State(guest: .init(id: 1))) { House() }
    let race = Effect<Counter.Action>.race(
      .run { send in
        send(.set(1))
        await untilCancelled()
      },
      .run { send in send(.rename("winner")) })
    let others: [Effect<House.Action>] = isGone ? [.send(.mutate(.init { $0.guest = Counter.State(id: 2) }))] : []
    store.send(.perform(.init { .merge([.send(.guest(.perform(.init { race })))] + others) }))
    await waitForEffectsToStart()
    #expect(store.guest == (isGone ? Counter.State(id: 2) : Counter.State(id: 1, count: 1, title: "winner")))
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Received actions stay in a test store after their handle is cancelled")
  func arrivedBefore() async {
    let store = TestStore(initialState: Script.State()) { Script() }
    let task = await store.send(
      .perform(
        .run { send in
          send(.log("a"))
          send(.log("b"))
          await untilCancelled()
        }))
    task.cancel()
    store.exhaustivity = .off
    await store.skipReceivedActions()
    #expect(store.state.log == ["a", "b"])
    await store.finish()
  }
}
