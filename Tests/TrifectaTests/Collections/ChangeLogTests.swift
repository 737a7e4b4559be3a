import Testing

@testable import TrifectaCollections

@Suite("ChangeLog")
struct ChangeLogTests {
  typealias Rows = IdentifiedArray<Counter.State>

  /// Returns a collection that a store has adopted, so that it logs its changes.
  func adopted(_ count: Int = 10) -> Rows {
    var rows = Rows((0..<count).map { .init(id: $0) })
    rows.log.adopt(1)
    return rows
  }

  @Test("Nothing is logged until a store adopts the collection")
  func idle() {
    var rows = Rows((0..<10).map { .init(id: $0) })
    rows[id: 1]?.count = 1
    #expect(rows.log.touched.isEmpty)
  }

  @Test("Each in-place change of a row logs its id")
  func touches() {
    var rows = adopted()
    rows[id: 1]?.count = 1
    rows[2].count = 1
    rows.modify(id: 3) { $0.count = 1 }
    rows.updateOrAppend(.init(id: 4))
    rows[id: 5] = .init(id: 5)
    #expect(Array(rows.log.touched) == [1, 2, 3, 4, 5])
    #expect(!rows.log.isStructural)
  }

  @Test("Reading logs nothing")
  func reads() {
    let rows = adopted()
    _ = rows[id: 1]?.count
    _ = rows.filter { $0.id == 1 }
    #expect(rows.log.touched.isEmpty && !rows.log.isStructural)
  }

  @Test(
    "Adding, removing or moving rows is logged as a structural change",
    arguments: [
      { $0.append(.init(id: 99)) }, { $0.insert(.init(id: 99), at: 0) }, { $0.remove(id: 1) }, { $0.remove(at: 1) },
      { $0[id: 1] = nil }, { $0[id: 99] = .init(id: 99) }, { $0[id: 1]?.id = 99 }, { $0.removeAll() },
      { $0.removeAll { $0.id == 1 } }, { $0.move(fromOffsets: [0], toOffset: 2) }, { $0.swapAt(0, 1) },
      { $0.sort { $0.id > $1.id } }, { $0.reverse() }, { $0.updateOrAppend(.init(id: 99)) },
    ] as [@Sendable (inout Rows) -> Void])
  func structure(change: @Sendable (inout Rows) -> Void) {
    var rows = adopted()
    change(&rows)
    #expect(rows.log.isStructural)
  }

  @Test("A call that changes nothing is not logged")
  func nothing() {
    var rows = adopted()
    rows.append(.init(id: 1))
    rows.remove(id: 99)
    rows[id: 99] = nil
    rows.removeAll { _ in false }
    #expect(!rows.log.isStructural && rows.log.touched.isEmpty)
  }

  @Test("The log overflows when too many rows are changed")
  func overflows() {
    var rows = adopted(400)
    for id in 0..<100 { rows[id: id]?.count = 1 }
    #expect(!rows.log.hasOverflown)
    rows[id: 100]?.count = 1
    #expect(rows.log.hasOverflown && rows.log.touched.isEmpty)
  }

  @Test("A copy has its own log")
  func copies() {
    var rows = adopted()
    let copy = rows
    rows[id: 1]?.count = 1
    #expect(copy.log.touched.isEmpty)
    #expect(copy.log.adoption == rows.log.adoption)
  }
}
