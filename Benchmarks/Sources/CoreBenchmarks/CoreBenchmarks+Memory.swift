import HeapInUse
import Trifecta

extension CoreBenchmarks {
  /// Measures the heap memory of a row's store that is retained but was not read.
  static func memory() {
    let count = 10_000
    let store = Store<Table>(rows: count)
    var held: [Store<Row>] = []
    held.reserveCapacity(count)
    let before = heapInUse()
    let rows = store.scope(Table.rows)
    for position in 0..<count { held.append(rows[position]) }
    print("core.memory", (heapInUse() - before) / count, "B")
    precondition(held.count == count)
  }
}
