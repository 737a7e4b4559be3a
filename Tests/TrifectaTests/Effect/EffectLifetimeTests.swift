import Testing
import Trifecta
import TrifectaTesting
import Waiting

@MainActor
@Suite("Effect: cleanup")
struct EffectLifetimeTests {
  /// A random tree of operators.
  func effect(_ depth: Int, _ clock: TestClock, _ random: inout RandomGenerator) -> Effect<Script.Action> {
    func inner() -> Effect<Script.Action> { effect(depth - 1, clock, &random) }
    let time = Duration.ticks(Int.random(in: 0...3, using: &random))
    let id = Int.random(in: 0..<8, using: &random)
    guard depth > 0 else {
      return switch Int.random(in: 0..<5, using: &random) {
      case 0: .log("sent")
      case 1: .cancel(id: id)
      case 2: .run { send in send(.log("ran")) }
      case 3:
        .run { _ in
          try await clock.sleep(for: time)
          throw EffectTimeout(after: time)
        } catch: { _, send in
          send(.log("failed"))
        }
      default:
        .run { send in
          try await clock.sleep(for: time)
          send(.log("slept"))
        } catch: { _, send in
          send(.log("timed out"))
        }
      }
    }
    return switch Int.random(in: 0..<9, using: &random) {
    case 0: .merge(inner(), inner())
    case 1: .concatenate(inner(), inner())
    case 2: .race(inner(), inner())
    case 3: inner().delay(for: time, clock: clock)
    case 4: inner().debounce(id: id, for: time, clock: clock)
    case 5: inner().throttle(id: id, for: time, latest: Bool.random(using: &random), clock: clock)
    case 6: inner().retry(.constant(time, retries: 2), clock: clock)
    // Where effects start soon, a timeout of zero expires before nested work starts.
    case 7: inner().timeout(after: expected(atOnce: time, soon: max(time, .ticks(1))), clock: clock)
    default: inner().cancellable(id: id, cancelInFlight: Bool.random(using: &random))
    }
  }

  @Test("1,000 effects started and cancelled at random leave the tables empty", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) async {
    var random = RandomGenerator.seeded(seed)
    let clock = TestClock()
    let store = Store(initialState: Script.State()) { Script() }
    var tasks: [StoreTask] = []
    for number in 0..<1_000 {
      tasks.append(store.send(.perform(effect(3, clock, &random))))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: store.send(.perform(.cancel(id: Int.random(in: 0..<8, using: &random))))
      case 1: tasks.randomElement(using: &random)?.cancel()
      default: break
      }
      if number % 50 == 0 { await clock.advance(by: .ticks(1)) }
    }
    await clock.run()
    for task in tasks { await task.finish() }
    #expect(store.runningEffects.isEmpty)
    #expect(store.idsInUse == 0)
    #expect(!tasks.contains { !$0.isFinished })
    #expect(store.log.count > 100)
  }

  @Test("Releasing a store with running effects frees its core and ends the effects")
  func released() async {
    var random = RandomGenerator.seeded(4)
    let clock = TestClock()
    weak var weakStore: Store<Script>?
    weak var weakCore: AnyObject?
    weak var weakRun: AnyObject?
    do {
      let store = Store(initialState: Script.State()) { Script() }
      weakStore = store
      weakCore = store.shared
      for _ in 0..<100 { store.send(.perform(effect(3, clock, &random))) }
      store.send(.perform(.run { _ in await untilCancelled() }.timeout(after: .ticks(1_000), clock: clock)))
      weakRun = store.lastEffect
      #expect(weakRun != nil)
    }
    #expect(weakStore == nil)
    #expect(weakCore == nil)
    await clock.run()
    await settle(until: { weakRun == nil })
    #expect(weakRun == nil)
    #expect(clock.now.offset == .zero)
  }

  @Test("An effect that cancels itself before its first suspension has a cancelled task")
  func cancelsItself() async {
    let store = Store(initialState: Script.State()) { Script() }
    var wasCancelled = false
    let task = store.send(
      .perform(
        .concatenate(
          // The next effect starts while no action is handled, so its actions are handled immediately.
          .run { _ in await Task.yield() },
          .run { send in
            send(.perform(.cancel(id: 1)))
            await Task.yield()
            wasCancelled = Task.isCancelled
          }
          .cancellable(id: 1))))
    await task.finish()
    #expect(wasCancelled)
  }
}
