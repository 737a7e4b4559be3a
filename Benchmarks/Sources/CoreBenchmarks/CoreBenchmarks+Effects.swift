import Measuring
import Trifecta

extension CoreBenchmarks {
  /// Measures effects; those that suspend beside tasks that count without a store, which are named `bare`.
  static func effects() async {
    let store = Store<Counter>()
    let tally = Tally()
    await figure("core.effect", operations: 50_000) { operations in
      for _ in 0..<operations { await store.send(.incrementLater).finish() }
    }
    await figure("core.effect.suspend", operations: 2_000) { operations in
      for _ in 0..<operations { await store.send(.incrementAfterYield).finish() }
    }
    await figure("core.effect.suspend.bare", operations: 2_000) { operations in
      for _ in 0..<operations { await tally.countAfterYield().value }
    }
    await figure("core.effect100", operations: 10_000) { operations in
      for _ in 0..<operations / 100 {
        let effects = (0..<100).map { _ in store.send(.incrementAfterYield) }
        for effect in effects { await effect.finish() }
      }
    }
    await figure("core.effect100.bare", operations: 10_000) { operations in
      for _ in 0..<operations / 100 {
        let tasks = (0..<100).map { _ in tally.countAfterYield() }
        for task in tasks { await task.value }
      }
    }
  }

  private static func figure(
    _ name: String,
    operations: Int,
    _ body: @MainActor (_ operations: Int) async -> Void
  ) async {
    guard isChosen(name) else { return }
    await measure(name, unit: .us, operations: operations, body)
  }
}

/// What a bare task changes.
@MainActor
private final class Tally {
  private var count = 0

  /// A task that suspends once and comes back to the main actor to count.
  func countAfterYield() -> Task<Void, Never> {
    Task.immediate {
      await Task.yield()
      self.count &+= 1
    }
  }
}
