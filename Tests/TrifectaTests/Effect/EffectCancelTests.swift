import Testing
import Trifecta

@MainActor
@Suite("Effect: cancellation by id")
struct EffectCancelTests {
  let store = Store(initialState: Family.State.rows(2)) { Family() }
  let gate = Gate()

  /// An effect with an id that sends an increment after the gate opens.
  func waiting(_ id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Counter.Action {
    .perform(
      .init { [gate] in
        .run { send in
          await gate.wait()
          send(.increment)
        }
        .cancellable(id: id, cancelInFlight: cancelInFlight)
      })
  }

  func cancelling(_ id: some Hashable & Sendable) -> Counter.Action {
    .perform(.init { .cancel(id: id) })
  }

  /// Opens the gate and waits for the given effects.
  func open(_ tasks: StoreTask...) async {
    gate.open()
    for task in tasks { await task.finish() }
  }

  @Test("An id cancels every effect that has the id and no other effect")
  func cancels() async {
    let tasks = [
      store.send(.left(waiting("a"))), store.send(.left(waiting("a"))), store.send(.left(waiting("b"))),
    ]
    store.send(.left(cancelling("a")))
    await open(tasks[0], tasks[1], tasks[2])
    #expect(store.left.count == 1)
  }

  @Test("cancelInFlight replaces the effects with the id")
  func replaces() async {
    let first = store.send(.left(waiting("a")))
    let second = store.send(.left(waiting("a", cancelInFlight: true)))
    await open(first, second)
    #expect(store.left.count == 1)
  }

  @Test("A nested effect with cancelInFlight does not cancel effects next to it")
  func sameInside() async {
    let task = store.send(
      .left(
        .perform(
          .init { [gate] in
            .merge(
              gate.effect(.increment), gate.effect(.increment).cancellable(id: 1, cancelInFlight: true)
            ).cancellable(id: 1)
          })))
    #expect(store.running == ["\\State.left 1", "\\State.left 1"])
    await open(task)
    #expect(store.left.count == 2)
  }

  @Test("Repeating an id with cancelInFlight on one effect does not cancel it")
  func sameTwice() async {
    let task = store.send(
      .left(
        .perform(
          .init { [gate] in
            .run { send in
              await gate.wait()
              send(.increment)
            }
            .cancellable(id: 1, cancelInFlight: true).cancellable(id: 1, cancelInFlight: true)
          })))
    await open(task)
    #expect(store.left.count == 1)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("Cancelling after completion does nothing")
  func afterCompletion() async {
    await open(store.send(.left(waiting("a"))))
    store.send(.left(cancelling("a")))
    #expect(store.left.count == 1)
  }

  @Test("Ids of different types differ even if their values compare equal")
  func typedIDs() async {
    let task = store.send(.left(waiting(1)))
    store.send(.left(cancelling(1.0)))
    store.send(.left(cancelling(Int8(1))))
    await open(task)
    #expect(store.left.count == 1)
  }

  @Test("Siblings of one type do not cancel each other's effects")
  func siblings() async {
    let task = store.send(.left(waiting("a")))
    store.send(.right(cancelling("a")))
    store.send(.perform(.init { .cancel(id: "a") }))
    await open(task)
    #expect(store.left.count == 1)
  }

  @Test("A row cancels its own effects and no effects of other rows")
  func rows() async {
    let first = store.send(.row(0, waiting("a")))
    let second = store.send(.row(1, waiting("a")))
    store.send(.row(1, cancelling("a")))
    await open(first, second)
    #expect(store.rows.map(\.count) == [1, 0])
  }

  @Test("A store does not cancel another store's effects")
  func stores() async {
    let other = Store(initialState: Family.State()) { Family() }
    let task = store.send(.left(waiting("a")))
    other.send(.left(cancelling("a")))
    await open(task)
    #expect(store.left.count == 1)
  }

  @Test("An effect can be cancelled before it starts")
  func beforeBegin() async {
    var task: StoreTask?
    let token = observe {
      guard store.log.count == 1, task == nil else { return }
      // The action is sent while another action is handled, so it is pending and its effect has not started.
      task = store.send(.left(waiting("a")))
      task?.cancel()
    }
    store.send(.left(.touchNothing))
    #expect(store.log.count == 2)
    #expect(gate.arrivals == 0)
    #expect(task?.isFinished == true)
    token.cancel()
  }

  @Test("The effect tables are empty after 1,000 effects complete or are cancelled")
  func emptyTables() async {
    let many = Effect<Counter.Action>.merge(
      (0..<1_000).map { [gate] id in
        .run { _ in await gate.wait() }.cancellable(id: id % 10)
      })
    let completed = store.send(.left(.perform(.init { many })))
    let cancelled = store.send(.right(.perform(.init { many })))
    let ids = (0..<1_000).map { $0 % 10 }
    #expect(store.running == ids.map { "\\State.left \($0)" } + ids.map { "\\State.right \($0)" })
    for id in 0..<10 { store.send(.right(cancelling(id))) }
    #expect(store.running == ids.map { "\\State.left \($0)" })
    await open(completed, cancelled)
    #expect(store.runningEffects.isEmpty)
    #expect(store.scope(Family.left).idsInUse == 0)
    #expect(store.scope(Family.right).idsInUse == 0)
  }
}
