import Testing
import Trifecta

@MainActor
@Suite("Store: lifetime")
struct StoreLifetimeTests {
  @Test("Dropping the last owner cancels the effects and frees the store")
  func drops() async {
    let ended = Gate()
    weak var weakStore: Store<Counter>?
    do {
      let store = Store(initialState: Counter.State()) { Counter() }
      weakStore = store
      store.send(
        .perform(
          .init {
            .run { send in
              await untilCancelled()
              // The store is gone: this is dropped, not reported.
              send(.increment)
              ended.open()
            }
          }))
    }
    #expect(weakStore == nil)
    for _ in 0..<1_000 where !ended.isOpen { await Task.yield() }
    #expect(ended.isOpen)
  }

  @Test("A child's store keeps the parent's effects alive")
  func childOwns() async {
    let gate = Gate()
    var store: Store<Family>? = Store(initialState: Family.State()) { Family() }
    let child = store!.scope(Family.left)
    let task = store!.send(
      .left(
        .perform(
          .init {
            .run { send in
              await gate.wait()
              send(.increment)
            }
          })))
    store = nil
    gate.open()
    await task.finish()
    #expect(child.count == 1)
  }

  @Test("A store is freed although it is observed")
  func observed() {
    weak var weakStore: Store<Counter>?
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
    weakStore = store
    let token = observe { [weak store] in _ = store?.count }
    store = nil
    #expect(weakStore == nil)
    token.cancel()
  }
}
