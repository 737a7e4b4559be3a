import Measuring
import Trifecta

extension CoreBenchmarks {
  /// Measures effects. Effects that suspend are compared with tasks without a store, whose figures are named `bare`.
  static func effects() async {
    let store = Store<Counter>()
    let tally = Tally()
    await figure("core.effect", operations: 50_000) { operations in
      for _ in 0..<operations { await store.send(.incrementLater).finish() }
    }
    await figure("core.effect.suspend", operations: 2_000) { operations in
      for _ in 0..<operations { await store.send(.incrementAfterYield).finish() }
    } bare: { operations in
      for _ in 0..<operations { await tally.countAfterYield().value }
    }
    await figure("core.effect100", rounds: 400, operations: 2_000) { operations in
      for _ in 0..<operations / 100 {
        let effects = (0..<100).map { _ in store.send(.incrementAfterYield) }
        for effect in effects { await effect.finish() }
      }
    } bare: { operations in
      for _ in 0..<operations / 100 {
        let tasks = (0..<100).map { _ in tally.countAfterYield() }
        for task in tasks { await task.value }
      }
    }
  }

  private static func figure(
    _ name: String,
    rounds: Int = 15,
    operations: Int,
    _ body: @escaping @MainActor (_ operations: Int) async -> Void,
    bare: (@MainActor (_ operations: Int) async -> Void)? = nil
  ) async {
    guard isChosen(name) else { return }
    let beside = bare.map { [("\(name).bare", $0)] } ?? []
    await measure(unit: .us, rounds: rounds, operations: operations, [(name, body)] + beside)
  }
}

/// The counter of tasks without a store.
@MainActor
private final class Tally {
  private var count = 0

  /// Returns a task that suspends once, returns to the main actor, and counts.
  func countAfterYield() -> Task<Void, Never> {
    Task.immediate {
      await Task.yield()
      self.count &+= 1
    }
  }
}
