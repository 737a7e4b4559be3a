import Foundation
import Testing
import Trifecta
import TrifectaTesting
import Waiting

/// What "When effects start" in the documentation says: what is the same wherever an app runs, and what is not.
@MainActor
@Suite("When effects start")
struct EffectStartTests {
  let store = Store(initialState: Script.State()) { Script() }
  let gate = Gate()

  /// Work that arrives at the gate when it begins.
  var work: Effect<Script.Action> { .run { [gate] _ in await gate.wait() } }

  @Test("It is known from send on, and has begun soon after if not at once")
  func begins() async {
    let task = store.send(.perform(work.cancellable(id: 1)))
    #expect(store.running == ["the root 1"])
    #expect(!task.isFinished)
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    await effectsHaveBegun()
    #expect(gate.arrivals == 1)
    gate.open()
    await task.finish()
    #expect(store.running == [])
  }

  @Test("Effects begin in the order in which they were started")
  func order() async {
    for name in ["a", "b", "c"] {
      store.send(.perform(.run { send in send(.log(name)) }))
      store.send(.perform(.merge(.run { send in send(.log("\(name)1")) }, .run { send in send(.log("\(name)2")) })))
    }
    await effectsHaveBegun()
    #expect(store.log == ["a", "a1", "a2", "b", "b1", "b2", "c", "c1", "c2"])
  }

  @Test("What an effect sends before it suspends is handled with the action, or by itself")
  func batches() async {
    let watch = Watch { store.log }
    store.send(.perform(.merge(.run { $0(.log("a")) }, .log("b"), .run { $0(.log("c")) })))
    await effectsHaveBegun()
    #expect(watch.seen == expected(atOnce: [[], ["a", "b", "c"]], soon: [[], ["b"], ["b", "a"], ["b", "a", "c"]]))
  }

  @Test("In a concatenation the order is the same")
  func concatenation() async {
    store.send(.perform(.concatenate(.run { $0(.log("a")) }, .log("b"), .run { $0(.log("c")) }, .log("d"))))
    await effectsHaveBegun()
    #expect(store.log == ["a", "b", "c", "d"])
  }

  /// What can end an effect that has just been started.
  enum End: CaseIterable {
    case handle, id, cancelInFlight, debounce, all
  }

  @Test("An effect that is cancelled before it has begun does nothing, and is in no table", arguments: End.allCases)
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
    await effectsHaveBegun()
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    #expect(store.running == [])
    #expect(store.busyPlaces == 0)
  }

  @Test("An effect whose feature is put away before it has begun does nothing")
  func childGone() async {
    let house = Store(initialState: House.State(guest: .init())) { House() }
    house.send(.guest(.perform(.init { [gate] in gate.effect(.increment) })))
    house.send(.mutate(.init { $0.guest = Counter.State() }))
    house.send(.mutate(.init { $0.guest = nil }))
    await effectsHaveBegun()
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    #expect(house.running == [])
    gate.open()
  }

  @Test("An effect whose store goes before it has begun does nothing, and the core is freed")
  func storeGone() async {
    var gone: Store<Script>? = Store(initialState: Script.State()) { Script() }
    weak let core = gone?.shared
    let task = gone?.send(.perform(work))
    gone = nil
    #expect(core == nil)
    await effectsHaveBegun()
    #expect(gate.arrivals == expected(atOnce: 1, soon: 0))
    gate.open()
    await task?.finish()
  }

  @Test("Its dependencies are those that were in force where the store was made, whatever is when it begins")
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

  @Test(
    "A time limit does not count what comes before the work begins, and asks no clock for work that is done at once")
  func timeLimit() async {
    let clock = TestClock()
    await store.send(.perform(.run { $0(.log("a")) }.timeout(after: .zero, clock: clock))).finish()
    await store.send(.perform(.run { $0(.log("b")) }.timeout(after: .zero, clock: UnimplementedClock()))).finish()
    #expect(store.log == ["a", "b"])
  }

  @Test("A task that waits for the handle of an effect that has not begun, and is cancelled, cancels it")
  func waiterCancelled() async {
    let task = store.send(.perform(.run { _ in await untilCancelled() }))
    let waiter = Task { await task.finish() }
    waiter.cancel()
    await waiter.value
    #expect(task.isFinished)
    #expect(store.running == [])
  }
}
