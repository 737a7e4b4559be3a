import Testing
import Trifecta
import TrifectaTesting
import Waiting

@MainActor
@Suite("Ownership and lifetime of effects")
struct EffectOwnershipTests {
  let clock = TestClock()
  let gate = Gate()

  func perform(_ effect: @escaping @MainActor () -> Effect<Counter.Action>) -> Counter.Action {
    .perform(.init(effect))
  }

  /// An effect that sends `action` after the gate opens.
  func later(_ action: Counter.Action) -> Counter.Action {
    perform { [gate] in gate.effect(action) }
  }

  @Test("A handle of a child's effect covers the effects that it starts at the parent")
  func leaderBelow() async {
    let store = Store(initialState: House.State(guest: .init())) {
      House(react: { _, action in
        guard case .guest(.increment) = action else { return .none }
        return .run { _ in await untilCancelled() }
      })
    }
    let task = store.send(.guest(perform { .run { send in send(.increment) } }))
    await waitForEffectsToStart()
    #expect(store.runningEffects.map(\.place) == ["the root"])
    #expect(!task.isFinished)
    task.cancel()
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A child's handle covers the child's effect even if the parent's effect started first")
  func parentFirst() async {
    struct Parent: Reducer {
      typealias State = Family.State
      typealias Action = Family.Action
      var body: some Reducer<State, Action> {
        Reduce { _, _ in .run { _ in await untilCancelled() }.cancellable(id: 1) }
        Scope(Family.left)
      }
    }
    let store = Store(initialState: Family.State()) { Parent() }
    let child = store.scope(Child(Counter(), state: \Family.State.left, action: Family.Action.left))
    let task = child.send(perform { .run { _ in await untilCancelled() } })
    #expect(store.runningEffects.map(\.place) == ["the root", child.placeName])
    task.cancel()
    #expect(store.runningEffects.map(\.place) == ["the root"])
    await task.finish()
    #expect(task.isFinished)
  }

  @Test("A handle waits for an action that its effect sent before it ended")
  func endsBeforeItsAction() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let task = store.send(perform { .run { send in send(later(.increment)) } })
    #expect(!task.isFinished)
    gate.open()
    await task.finish()
    #expect(store.count == 1)
  }

  @Test("A handle covers delayed effects that its ended effect started", arguments: 0..<4)
  func endsBeforeItsWait(kind: Int) async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let waiting: @MainActor (Effect<Counter.Action>) -> Effect<Counter.Action> = { [clock] effect in
      switch kind {
      case 0: effect.delay(for: .ticks(1), clock: clock)
      case 1: effect.debounce(id: 1, for: .ticks(1), clock: clock)
      case 2: .concatenate(.run { _ in try await clock.sleep(for: .ticks(1)) }, effect)
      default: .race(effect.delay(for: .ticks(1), clock: clock), .run { _ in await untilCancelled() })
      }
    }
    let task = store.send(later(perform { waiting(.run { _ in await untilCancelled() }) }))
    let stranger = store.send(perform { .run(name: "stranger") { _ in await untilCancelled() } })
    let begun = store.startedEffects
    gate.open()
    await settle(until: { store.startedEffects > begun })
    #expect(!task.isFinished)
    await clock.advance(by: .ticks(1))
    #expect(!task.isFinished)
    task.cancel()
    await task.finish()
    #expect(!stranger.isFinished)
    #expect(store.running == ["the root stranger"])
    stranger.cancel()
  }

  @Test("Cancelling a pending action's handle prevents its effects from starting")
  func cancelledInQueue() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    var hasStarted = false
    var inner: StoreTask?
    let outer = store.send(
      perform { [gate] in
        .run { _ in
          inner = store.send(perform { .run { _ in hasStarted = true } })
          #expect(inner?.isFinished == false)
          inner?.cancel()
          await gate.wait()
        }
      })
    await waitForEffectsToStart()
    #expect(inner?.isFinished == true)
    #expect(!outer.isFinished)
    #expect(!hasStarted)
    gate.open()
    await outer.finish()
  }

  @Test("Effects of a tree start in textual order")
  func order() async {
    let store = Store(initialState: Script.State()) { Script() }
    func run(_ name: String) -> Effect<Script.Action> { .run { $0(.log(name)) } }
    store.send(
      .perform(
        .merge(
          .merge(run("a"), .merge(run("b"), .log("c")).cancellable(id: 1)),
          .concatenate(run("d"), .merge(run("e"), run("f"))),
          .race(run("g"), run("never")),
          run("h").retry(.constant(.zero, retries: 1)),
          .merge(.log("i"), run("j")))))
    #expect(store.log == expected(atOnce: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], soon: ["c", "i"]))
    await waitForEffectsToStart()
    let late = ["c", "i", "a", "b", "d", "g", "h", "j", "e", "f"]
    #expect(store.log == expected(atOnce: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], soon: late))
  }

  @Test("An effect that two stores return runs separately in each")
  func twoStores() async {
    let kept = gate.effect(Counter.Action.increment)
    let stores = (0..<2).map { _ in Store(initialState: Counter.State()) { Counter() } }
    let tasks = stores.map { $0.send(perform { kept }) }
    tasks[0].cancel()
    gate.open()
    for task in tasks { await task.finish() }
    #expect(stores.map(\.count) == [0, 1])
  }

  @Test("A retained handle does not retain its store's core")
  func keptHandle() async {
    weak var core: AnyObject?
    let tasks: [StoreTask]
    do {
      let store = Store(initialState: Counter.State()) { Counter() }
      core = store.shared
      tasks = [
        store.send(perform { .run { _ in } }),
        store.send(perform { .run { _ in await untilCancelled() } }),
        store.send(perform { .race(.run { _ in await untilCancelled() }, .run { _ in await untilCancelled() }) }),
        store.send(perform { [gate] in .concatenate(.run { _ in await gate.wait() }, .run { _ in }) }),
      ]
      tasks[1].cancel()
    }
    #expect(core == nil)
    gate.open()
    for task in tasks { await task.finish() }
  }
}
