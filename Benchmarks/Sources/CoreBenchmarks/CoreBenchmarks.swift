import Measuring
import Trifecta

/// Measures what the core's users pay for an action, in processor time.
///
/// Arguments choose figures by the beginning of their names; without any, all are measured.
@main
@MainActor
enum CoreBenchmarks {
  static func main() async {
    if isChosen("core.counter") { counter() }
    if isChosen("core.observed") { observedCounter() }
    if isChosen("core.scoped5") { scoped() }
    if isChosen("core.row1k") { rows(1_000, "core.row1k") }
    if isChosen("core.row10k") { rows(10_000, "core.row10k") }
    if isChosen("core.effect") { await effect() }
  }

  static func isChosen(_ name: String) -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.isEmpty || arguments.contains { name.hasPrefix($0) }
  }

  static func counter() {
    let store = Store(initialState: Counter.State()) { Counter() }
    measure("core.counter", operations: 1_000_000) { operations in
      for _ in 0..<operations { store.send(.increment) }
    }
    let count = store.count
    precondition(count == 15_000_000)
  }

  static func observedCounter() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var runs = 0
    let token = observe { runs += store.count == 0 ? 0 : 1 }
    measure("core.observed", operations: 200_000) { operations in
      for _ in 0..<operations { store.send(.increment) }
    }
    precondition(runs == 3_000_000)
    token.cancel()
  }

  static func scoped() {
    typealias L1 = Level<Counter>
    typealias L2 = Level<L1>
    typealias L3 = Level<L2>
    typealias L4 = Level<L3>
    typealias L5 = Level<L4>
    let state = L5.State(inner: .init(inner: .init(inner: .init(inner: .init(inner: .init())))))
    func feature() -> L5 { L5 { L4 { L3 { L2 { L1 { Counter() } } } } } }
    let store = Store(initialState: state, feature)
    let leaf = store.inner().inner().inner().inner().inner()
    var runs = 0
    let token = observe { runs += leaf.count == 0 ? 0 : 1 }
    measure("core.scoped5", operations: 100_000) { operations in
      for _ in 0..<operations { store.send(.inner(.inner(.inner(.inner(.inner(.increment)))))) }
    }
    precondition(runs == 1_500_000)
    token.cancel()
  }

  static func rows(_ count: Int, _ name: String) {
    var state = Table.State()
    state.rows = IdentifiedArray((0..<count).map { Row.State(id: $0) })
    let store = Store(initialState: state) { Table() }
    var runs = 0
    let stores = Array(store.scope(Table.rows))
    let tokens = stores.map { row in observe { runs += row.count == 0 ? 0 : 1 } }
    let list = observe { _ = store.scope(Table.rows).count }
    measure(name, unit: .us, operations: 100_000) { operations in
      var id = 0
      for _ in 0..<operations {
        store.send(.increment(id))
        id = (id + 7_919) % count
      }
    }
    precondition(runs == 1_500_000)
    for token in tokens { token.cancel() }
    list.cancel()
  }

  static func effect() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    await measure("core.effect", unit: .us, operations: 50_000) { operations in
      for _ in 0..<operations { await store.send(.incrementLater).finish() }
    }
    let count = store.count
    precondition(count == 750_000)
  }
}
