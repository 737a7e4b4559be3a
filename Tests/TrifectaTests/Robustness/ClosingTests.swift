import Testing
import Trifecta
import TrifectaTesting
import Waiting

@MainActor
@Suite("Releasing the last store during other work")
struct ClosingTests {
  /// The owner of the store.
  @MainActor
  final class Holder {
    var store: Store<Counter>? = Store(initialState: Counter.State()) { Counter() }
  }

  let holder = Holder()

  func perform(_ effect: @escaping @MainActor () -> Effect<Counter.Action>) {
    holder.store?.send(.perform(.init(effect)))
  }

  @Test("A cancelled effect can release its store while other effects are cancelled")
  func inCancellation() async {
    var ended = 0
    weak let core = holder.store?.shared
    for _ in 0..<3 {
      perform { [holder] in
        .run { _ in
          await withTaskCancellationHandler {
            await untilCancelled()
          } onCancel: {
            MainActor.assumeIsolated { holder.store = nil }
          }
          ended += 1
        }
        .cancellable(id: 1)
      }
    }
    perform {
      .run { _ in
        await untilCancelled()
        ended += 1
      }
    }
    await waitForEffectsToStart()
    perform { .cancel(id: 1) }
    #expect(core == nil)
    await settle(until: { ended == 4 })
    #expect(ended == 4)
  }

  @Test("An effect whose start makes a listener release the store does no work")
  func atStart() async {
    let gate = Gate()
    var hasWorked = false
    var log: [String] = []
    weak let core = holder.store?.shared
    let token = holder.store?.onEvent { [holder] event in
      switch event {
      case .effectStarted(let effect):
        log.append("+\(effect.ids)")
        if effect.ids == ["2"] { holder.store = nil }
      case .effectCancelled(let effect): log.append("-\(effect.ids)")
      default: break
      }
    }
    let second = Counter.Action.perform(.init { .run { _ in hasWorked = true }.cancellable(id: 2) })
    // After its suspension, the effect sends without retaining the store.
    perform { gate.effect(second).cancellable(id: 1) }
    gate.open()
    await settle(until: { core == nil && log.count == 4 })
    #expect(core == nil)
    #expect(!hasWorked)
    #expect(log == [#"+["1"]"#, #"+["2"]"#, #"-["1"]"#, #"-["2"]"#])
    token?.cancel()
  }

  @Test("Effects that follow a cancelled effect do not start when the store is released")
  func sequences() async {
    var hasStarted = false
    let next = Effect<Counter.Action>.run { _ in hasStarted = true }
    let clock = TestClock()
    func waiting() -> Effect<Counter.Action> { .run { _ in await untilCancelled() } }
    perform { .concatenate(waiting(), next) }
    perform { .concatenate(waiting().cancellable(id: 1), .send(.perform(.init { next }))) }
    perform { .race(.concatenate(waiting(), next), waiting()) }
    perform { next.delay(for: .ticks(1), clock: clock) }
    perform { waiting().retry(.constant(.ticks(1), retries: 9), clock: clock) }
    holder.store = nil
    await clock.run()
    await letOthersRun()
    #expect(!hasStarted)
  }

  @Test("A stream of side effects ends with the last store of the tree")
  func streams() async {
    var root: Store<Family>? = Store(initialState: Family.State()) { Family() }
    var left = root?.scope(Family.left)
    let sideEffects = left!.sideEffects
    var hasEnded = false
    let listener = Task {
      for await _ in sideEffects {}
      hasEnded = true
    }
    root = nil
    await letOthersRun()
    #expect(!hasEnded)
    left = nil
    await listener.value
    #expect(hasEnded)
    #expect(await first(of: sideEffects) == nil)
    _ = (root, left)
  }
}
