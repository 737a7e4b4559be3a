import Testing
import Trifecta

@Suite("IdentifiedArray: changing a row by id")
struct ModifyByIDTests {
  final class Content {}
  struct Row: Identifiable {
    var id: Int
    var numbers = [0]
    var content = Content()
  }
  struct Refused: Error {}

  func rows(_ count: Int) -> IdentifiedArray<Row> { IdentifiedArray((0..<count).map { Row(id: $0) }) }

  @Test("A row at any position can be removed by id and is released", arguments: 1...4)
  func removes(count: Int) {
    for id in 0..<count {
      var rows = rows(count)
      weak let content = rows[id].content
      rows[id: id] = nil
      #expect(rows.map(\.id) == (0..<count).filter { $0 != id })
      #expect(rows.ids.allSatisfy { rows[id: $0]?.id == $0 })
      #expect(content == nil)
    }
  }

  @Test("A row and its contents are changed in place", arguments: 1...3)
  func inPlace(count: Int) {
    var rows = rows(count)
    let row = rows.elements.withUnsafeBytes(\.baseAddress)
    let numbers = rows[id: 0]?.numbers.withUnsafeBytes(\.baseAddress)
    rows[id: 0]?.numbers[0] = 5
    #expect(rows.elements.withUnsafeBytes(\.baseAddress) == row)
    #expect(rows[id: 0]?.numbers.withUnsafeBytes(\.baseAddress) == numbers)
    #expect(rows.map { $0.numbers[0] } == [5] + Array(repeating: 0, count: count - 1))
  }

  @Test("A replaced row is released", arguments: 1...3)
  func replaced(count: Int) {
    var rows = rows(count)
    weak let content = rows[0].content
    rows[id: 0] = Row(id: 0, numbers: [7])
    #expect(rows[0].numbers == [7])
    #expect(content == nil)
  }

  @Test("A change or removal remains if its closure throws afterwards", arguments: 1...3)
  func throwing(count: Int) throws {
    func change(_ row: inout Row) throws {
      row.numbers = [3]
      throw Refused()
    }
    func remove(_ row: inout Row?) throws {
      row = nil
      throw Refused()
    }
    var rows = rows(count)
    #expect(throws: Refused.self) { try change(&rows[id: 0]!) }
    #expect(rows[id: 0]?.numbers == [3])
    #expect(throws: Refused.self) { try remove(&rows[id: 0]) }
    #expect(rows.map(\.id) == Array(1..<count))
  }

  @Test("A copy is not affected by later changes", arguments: 1...3)
  func copies(count: Int) {
    var rows = rows(count)
    let copy = rows
    rows[id: 0]?.numbers = [9]
    rows[id: count - 1] = nil
    #expect(copy.map(\.id) == Array(0..<count))
    #expect(copy[id: 0]?.numbers == [0])
  }

  @Test("A row whose id changes is found under its new id with its contents")
  func renamed() {
    var rows = rows(3)
    rows[id: 1]?.id = 8
    #expect(rows.map(\.id) == [0, 8, 2])
    #expect(rows[id: 8]?.numbers == [0])
    rows[id: 8]?.id = 2
    #expect(rows.map(\.id) == [0, 2])
  }
}
