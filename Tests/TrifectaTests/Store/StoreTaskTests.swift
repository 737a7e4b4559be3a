import Testing
import Trifecta
import Waiting

@MainActor
@Suite("StoreTask")
struct StoreTaskTests {
  let store = Store(initialState: Family.State()) { Family() }
  let gate = Gate()

  /// An action whose effect waits at the gate and then sends `action`.
  func later(_ action: Counter.Action) -> Counter.Action {
    .perform(
      .init { [gate] in
        .run { send in
          await gate.wait()
          send(action)
        }
      })
  }

  @Test("The handle of an action without effects is finished")
  func nothing() async {
    let task = store.send(.left(.increment))
    #expect(task.isFinished)
    #expect(!task.hasGroup)
    await task.finish()
    task.cancel()
  }

  @Test("finish waits for the effects of actions that effects send")
  func transitive() async {
    let task = store.send(
      .left(
        later(
          .perform(
            .init { [gate] in
              .run { send in
                await gate.wait()
                await Task.yield()
                send(.increment)
              }
            }))))
    gate.open()
    await task.finish()
    #expect(store.left.count == 1)
    #expect(task.isFinished)
  }

  @Test("Cancelling a handle cancels only the effects of the handle's action")
  func cancelsExactly() async {
    let first = store.send(.left(later(.increment)))
    let second = store.send(.left(later(.increment)))
    first.cancel()
    gate.open()
    await first.finish()
    await second.finish()
    #expect(store.left.count == 1)
  }

  @Test("Cancelling a child's handle does not cancel the parent's effect for the action")
  func parentGoesOn() async {
    struct Parent: Reducer {
      struct State: Equatable {
        var child = Counter.State()
        var answers = 0
      }
      enum Action {
        case child(Counter.Action)
        case answered
      }
      static let child = Child(
        Counter(), state: \State.child,
        action: CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } })
      let gate: Gate
      var body: some Reducer<State, Action> {
        Scope(Self.child)
        Reduce { state, action in
          switch action {
          case .child(.perform):
            return .run { send in
              await gate.wait()
              send(.answered)
            }
          case .child: return .none
          case .answered:
            state.answers += 1
            return .none
          }
        }
      }
    }
    let parent = Store(initialState: Parent.State()) { Parent(gate: gate) }
    let child = parent.scope(Parent.child)
    let task = child.send(later(.increment))
    #expect(parent.running == ["\\State.child", "the root"])
    task.cancel()
    #expect(parent.running == ["the root"])
    gate.open()
    await task.finish()
    await settle(until: { parent.runningEffects.isEmpty })
    #expect(parent.answers == 1)
    #expect(child.count == 0)
  }

  @Test("Cancelling a task that waits for a handle cancels its effect")
  func waiterCancelled() async {
    let task = store.send(.left(.perform(.init { .run { _ in await untilCancelled() } })))
    let waiter = Task { await task.finish() }
    await Task.yield()
    waiter.cancel()
    await waiter.value
    #expect(task.isFinished)
  }

  @Test("Cancelling a task that waits for a handle cancels all of its effects")
  func waiterOfSeveralCancelled() async {
    let effect = Effect<Counter.Action>.run { _ in await untilCancelled() }
    let task = store.send(.left(.perform(.init { .merge(effect, .run { _ in await untilCancelled() }) })))
    let waiter = Task { await task.finish() }
    await Task.yield()
    waiter.cancel()
    await settle(until: { task.isFinished })
    #expect(task.isFinished)
    task.cancel()
    await waiter.value
  }

  @Test("No effect is listed as running after it completes")
  func leavesNothing() async {
    store.send(.left(.perform(.init { .run { send in send(.increment) } })))
    await waitForEffectsToStart()
    #expect(store.runningEffects.isEmpty)
    let task = store.send(.left(later(.increment)))
    #expect(store.running == ["\\State.left"])
    gate.open()
    await task.finish()
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A handle whose first effect has ended still covers the other effects")
  func firstEnded() async {
    let task = store.send(
      .left(.perform(.init { [gate] in .merge(.run { $0(.increment) }, .run { _ in await gate.wait() }) })))
    await waitForEffectsToStart()
    #expect(store.left.count == 1)
    #expect(!task.isFinished)
    gate.open()
    await task.finish()
    #expect(task.isFinished)
  }

  @Test("Cancelling a handle drops the actions of its effects, and cancels the effects that they started")
  func cancelsDescendants() async {
    let (begun, second) = (Gate(), Gate())
    let nested = Counter.Action.perform(
      .init {
        .run { send in
          begun.open()
          await second.wait()
          send(.increment)
        }
      })
    let task = store.send(.left(later(nested)))
    gate.open()
    await begun.wait()
    task.cancel()
    second.open()
    await task.finish()
    #expect(store.left.count == 0)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("An effect that is returned repeatedly runs each time with its own handle")
  func returnedAgain() async {
    let gate = gate
    let kept = Effect<Counter.Action>.run { send in
      await gate.wait()
      send(.increment)
    }
    // The root store is used, because effects of a child are mapped to new effects of its parent on each return.
    let store = Store(initialState: Counter.State()) { Counter() }
    let tasks = (0..<3).map { _ in store.send(.perform(.init { .merge(kept, kept) })) }
    tasks[1].cancel()
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.count == 4)
    await store.send(.perform(.init { kept })).finish()
    #expect(store.count == 5)
  }

  @Test(
    "Cancelling a handle prevents later effects from starting, including cancellations",
    arguments: [
      { .cancel(id: 1) }, { .run { _ in }.cancellable(id: 1, cancelInFlight: true) }, { .cancelAll(of: Script.part) },
      { .run { _ in }.debounce(id: 1, for: .zero) },
    ] as [@MainActor @Sendable () -> Effect<Script.Action>])
  func beginsNothing(effect: @MainActor () -> Effect<Script.Action>) {
    let store = Store(initialState: Script.State()) { Script() }
    store.send(.perform(.ofPart(.run { _ in await untilCancelled() })))
    store.send(.perform(.run { _ in await untilCancelled() }.cancellable(id: 1)))
    store.send(.perform(.concatenate(.run { _ in await untilCancelled() }, effect()))).cancel()
    #expect(store.running == ["\\State.part", "the root 1"])
  }

  @Test("Cancelling a handle prevents a later effect from opening its throttle window")
  func opensNoWindow() {
    let store = Store(initialState: Script.State()) { Script() }
    func throttled(_ entry: String) -> Effect<Script.Action> {
      .log(entry).throttle(id: 1, for: .seconds(5), latest: true, clock: ContinuousClock())
    }
    store.send(.perform(.concatenate(.run { _ in await untilCancelled() }, throttled("a")))).cancel()
    store.send(.perform(throttled("b")))
    #expect(store.log == ["b"])
  }
}
