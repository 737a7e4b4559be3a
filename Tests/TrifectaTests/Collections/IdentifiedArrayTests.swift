import Foundation
import Testing
import Trifecta

@Suite("IdentifiedArray")
struct IdentifiedArrayTests {
  struct Row: Identifiable, Hashable, Codable, Comparable {
    var id: Int
    var name = ""
    static func < (a: Row, b: Row) -> Bool { a.name < b.name }
  }
  typealias Rows = IdentifiedArray<Row>

  var rows: Rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 3, name: "c")]

  @Test("Rows are found by id and by position")
  func finds() {
    #expect(rows[id: 2]?.name == "b")
    #expect(rows[id: 9] == nil)
    #expect(rows[1].id == 2)
    #expect(rows.index(id: 3) == 2)
    #expect(rows.contains(id: 1))
    #expect(!rows.contains(id: 9))
    #expect(rows.map(\.id) == [1, 2, 3])
    #expect(Array(rows.ids) == [1, 2, 3])
    #expect(rows.elements == Array(rows))
  }

  @Test("The first of several elements with one id is kept")
  func duplicates() {
    let rows = Rows([Row(id: 1, name: "first"), Row(id: 2), Row(id: 1, name: "second")])
    #expect(rows.map(\.id) == [1, 2])
    #expect(rows[id: 1]?.name == "first")
  }

  @Test("Setting by id replaces, appends or removes a row")
  mutating func sets() {
    rows[id: 2] = Row(id: 2, name: "x")
    rows[id: 4] = Row(id: 4, name: "d")
    rows[id: 1] = nil
    rows[id: 9] = nil
    #expect(rows.map(\.name) == ["x", "c", "d"])
  }

  @Test("A row whose id changes keeps its position under the new id")
  mutating func rekeys() {
    rows[id: 2]?.id = 20
    #expect(rows.map(\.id) == [1, 20, 3])
    #expect(rows[id: 20]?.name == "b")
    rows[0].id = 10
    #expect(rows[id: 10]?.name == "a")
    rows[id: 7] = Row(id: 8)
    #expect(rows.map(\.id) == [10, 20, 3, 8])
  }

  @Test("A row that is changed to the id of another row is removed")
  mutating func rekeysToKnown() {
    rows[id: 2]?.id = 3
    #expect(rows.map(\.id) == [1, 3])
    #expect(rows[id: 3]?.name == "c")
  }

  @Test("modify changes a row in place and returns the closure's result")
  mutating func modifies() {
    let changed = rows.modify(id: 2) { row in
      row.name += "!"
      return row.name
    }
    let missing = rows.modify(id: 9) { $0.name }
    #expect(changed == "b!")
    #expect(missing == nil)
    #expect(rows[id: 2]?.name == "b!")
  }

  @Test("append and insert add a row unless its id exists")
  mutating func adds() {
    let added = [
      rows.append(Row(id: 4)), rows.append(Row(id: 1, name: "other")), rows.insert(Row(id: 0), at: 0),
    ]
    #expect(added == [true, false, true])
    rows.append(contentsOf: [Row(id: 5), Row(id: 5), Row(id: 2)])
    #expect(rows.map(\.id) == [0, 1, 2, 3, 4, 5])
    #expect(rows[id: 1]?.name == "a")
  }

  @Test("updateOrAppend returns the replaced row")
  mutating func updates() {
    let replaced = rows.updateOrAppend(Row(id: 2, name: "x"))
    let appended = rows.updateOrAppend(Row(id: 4))
    #expect(replaced?.name == "b")
    #expect(appended == nil)
    #expect(rows.map(\.name) == ["a", "x", "c", ""])
  }

  @Test("Array operations keep every row under its id")
  mutating func likeAnArray() {
    rows += [Row(id: 4), Row(id: 1)]
    #expect(rows.map(\.id) == [1, 2, 3, 4])
    #expect(rows.updateOrInsert(Row(id: 5), at: 0) == (nil, 0))
    #expect(rows.updateOrInsert(Row(id: 3, name: "z"), at: 0) == (Row(id: 3, name: "c"), 3))
    #expect(rows.map(\.id) == [5, 1, 2, 3, 4])
    #expect(rows[id: 3]?.name == "z")
    #expect(rows.removeFirst().id == 5)
    #expect(rows.removeLast().id == 4)
    #expect(rows.popLast()?.id == 3)
    rows.append(contentsOf: [6, 7, 8, 9].map { Row(id: $0) })
    rows.removeFirst(1)
    rows.removeLast(1)
    rows.removeSubrange(1...1)
    #expect(rows.map(\.id) == [2, 7, 8])
    var generator = SystemRandomNumberGenerator()
    rows.shuffle(using: &generator)
    rows.shuffle()
    #expect(rows.map(\.id).sorted() == [2, 7, 8])
    #expect([2, 7, 8].allSatisfy { rows[id: $0]?.id == $0 && rows[rows.index(id: $0)!].id == $0 })
    rows.removeAll()
    #expect(rows.popLast() == nil)
  }

  @Test("Rows are removed by id, by position, by predicate, and all together")
  mutating func removes() {
    let removed = [rows.remove(id: 2), rows.remove(id: 2), rows.remove(at: 0)]
    #expect(removed.map { $0?.name } == ["b", nil, "a"])
    rows.removeAll { $0.id == 9 }
    #expect(rows.map(\.id) == [3])
    rows.removeAll()
    #expect(rows.isEmpty)
  }

  @Test("filter keeps the order and does not change the original")
  func filters() {
    #expect(rows.filter { $0.id != 2 }.map(\.id) == [1, 3])
    #expect(rows.count == 3)
  }

  @Test(
    "move inserts rows before the destination in their order",
    arguments: [
      ([0], 3, [2, 3, 1]), ([2], 0, [3, 1, 2]), ([0, 2], 2, [2, 1, 3]), ([0, 1], 3, [3, 1, 2]), ([], 1, [1, 2, 3]),
    ])
  func moves(source: [Int], destination: Int, order: [Int]) {
    var rows = rows
    rows.move(fromOffsets: source, toOffset: destination)
    #expect(rows.map(\.id) == order)
    #expect(rows.ids.allSatisfy { rows[id: $0]?.id == $0 })
  }

  @Test(
    "Rows are removed by offsets",
    arguments: [([0], [2, 3]), ([2, 0], [2]), ([1, 1], [1, 3]), ([0, 1, 2], []), ([], [1, 2, 3])])
  func removesOffsets(offsets: [Int], left: [Int]) {
    var rows = rows
    rows.remove(atOffsets: offsets)
    #expect(rows.map(\.id) == left)
    #expect((1...3).filter { rows[id: $0] != nil } == left)
  }

  @Test("Sorting, reversing and swapping keep every row under its id")
  mutating func orders() {
    rows.reverse()
    #expect(rows.map(\.id) == [3, 2, 1])
    rows.sort()
    #expect(rows.map(\.id) == [1, 2, 3])
    rows.sort { $0.id > $1.id }
    rows.swapAt(0, 2)
    #expect(rows.map(\.id) == [1, 2, 3])
    #expect(rows.ids.allSatisfy { rows[id: $0]?.id == $0 })
  }

  @Test("Equality and hashing depend only on the rows and their order")
  mutating func equality() {
    var other = rows
    other[id: 1]?.name = "x"
    #expect(other != rows)
    other[id: 1]?.name = "a"
    #expect(other == rows)
    #expect(other.hashValue == rows.hashValue)
    other.reverse()
    #expect(other != rows)
  }

  @Test("The rows are in contiguous storage, in order")
  func memory() {
    #expect(rows.withContiguousStorageIfAvailable { $0.map(\.id) } == rows.map(\.id))
    #expect(Rows().withContiguousStorageIfAvailable { $0.count } == 0)
  }

  @Test("A collection is encoded as an array")
  func coding() throws {
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == rows.elements)
    #expect(try JSONDecoder().decode(Rows.self, from: data) == rows)
  }

  @Test("A collection is described and reflected as its rows")
  func described() {
    #expect("\(rows)" == "\(rows.elements)")
    #expect(Mirror(reflecting: rows).displayStyle == .collection)
    #expect(Mirror(reflecting: rows).children.count == 3)
  }
}
