import Foundation
import Testing
import Trifecta
import TrifectaTesting
import Waiting

/// Tests of the section "When effects start" in the documentation: the behavior on all platforms, and the differences.
@MainActor
@Suite("Start of effects")
struct EffectStartTests {
  let store = Store(initialState: Script.State()) { Script() }
  let gate = Gate()

  /// Work that arrives at the gate when it starts.
  var work: Effect<Script.Action> { .run { [gate] _ in await gate.wait() } }

  @Test("A sent effect is listed as running and starts at once or soon after")
  func begins() async {
    let task = store.send(.perform(work.cancellable(id: 1)))
    #expect(store.running == ["the root 1"])
    #expect(!task.isFinished)
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    await waitForEffectsToStart()
    #expect(gate.arrivals == 1)
    gate.open()
    await task.finish()
    #expect(store.running == [])
  }

  @Test("Effects start in order")
  func order() async {
    for name in ["a", "b", "c"] {
      store.send(.perform(.run { send in send(.log(name)) }))
      store.send(.perform(.merge(.run { send in send(.log("\(name)1")) }, .run { send in send(.log("\(name)2")) })))
    }
    await waitForEffectsToStart()
    #expect(store.log == ["a", "a1", "a2", "b", "b1", "b2", "c", "c1", "c2"])
  }

  @Test("Where effects start immediately, actions sent before the first suspension belong to the batch")
  func batches() async {
    let watch = Watch { store.log }
    store.send(.perform(.merge(.run { $0(.log("a")) }, .log("b"), .run { $0(.log("c")) })))
    await waitForEffectsToStart()
    #expect(watch.seen == expected(atOnce: [[], ["a", "b", "c"]], soon: [[], ["b"], ["b", "a"], ["b", "a", "c"]]))
  }

  @Test("A concatenation has the same order on all platforms")
  func concatenation() async {
    store.send(.perform(.concatenate(.run { $0(.log("a")) }, .log("b"), .run { $0(.log("c")) }, .log("d"))))
    await waitForEffectsToStart()
    #expect(store.log == ["a", "b", "c", "d"])
  }

  /// The ways to end an effect that was just sent.
  enum End: CaseIterable {
    case handle, id, cancelInFlight, debounce, all
  }

  @Test("An effect cancelled before it starts does nothing and is in no table", arguments: End.allCases)
  func cancelledBefore(end: End) async {
    let started = Effect.ofPart(work.cancellable(id: 1))
    let task = store.send(.perform(started))
    let ending: Effect<Script.Action>? =
      switch end {
      case .handle: nil
      case .id: .ofPart(.cancel(id: 1))
      case .cancelInFlight: .ofPart(.run { _ in }.cancellable(id: 1, cancelInFlight: true))
      case .debounce: .ofPart(.run { _ in }.debounce(id: 1, for: .zero, clock: TestClock()))
      case .all: .cancelAll(of: Script.part)
      }
    if let ending { await store.send(.perform(ending)).finish() } else { task.cancel() }
    gate.open()
    await task.finish()
    await waitForEffectsToStart()
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    #expect(store.running == [])
    #expect(store.busyPlaces == 0)
  }

  @Test("An effect whose feature is removed before it starts does nothing")
  func childGone() async {
    let house = Store(initialState: House.State(guest: .init())) { House() }
    house.send(.guest(.perform(.init { [gate] in gate.effect(.increment) })))
    house.send(.mutate(.init { $0.guest = Counter.State() }))
    house.send(.mutate(.init { $0.guest = nil }))
    await waitForEffectsToStart()
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    #expect(house.running == [])
    gate.open()
  }

  @Test("An effect whose store is released before it starts does nothing")
  func storeGone() async {
    var gone: Store<Script>? = Store(initialState: Script.State()) { Script() }
    weak let core = gone?.shared
    let task = gone?.send(.perform(work))
    gone = nil
    #expect(core == nil)
    await waitForEffectsToStart()
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    gate.open()
    await task?.finish()
  }

  @Test("An effect uses its store's dependencies instead of those around send")
  func dependencies() async {
    var seen: [String] = []
    let store = Store(initialState: Script.State()) {
      Script()
    } withDependencies: {
      $0.locale = Locale(identifier: "de_DE")
    }
    let effect = Effect<Script.Action>.run { _ in seen.append(Dependency(\.locale).wrappedValue.identifier) }
    let task = withDependencies {
      $0.locale = Locale(identifier: "fr_FR")
    } operation: {
      store.send(.perform(effect))
    }
    await task.finish()
    #expect(seen == ["de_DE"])
  }

  @Test("A timeout does not apply to work that finishes immediately")
  func timeLimit() async {
    let clock = TestClock()
    await store.send(.perform(.run { $0(.log("a")) }.timeout(after: .zero, clock: clock))).finish()
    await store.send(.perform(.run { $0(.log("b")) }.timeout(after: .zero, clock: UnimplementedClock()))).finish()
    #expect(store.log == ["a", "b"])
  }

  @Test("Cancelling a task that waits for a pending effect cancels the effect")
  func waiterCancelled() async {
    let task = store.send(.perform(.run { _ in await untilCancelled() }))
    let waiter = Task { await task.finish() }
    waiter.cancel()
    await waiter.value
    #expect(task.isFinished)
    #expect(store.running == [])
  }
}
