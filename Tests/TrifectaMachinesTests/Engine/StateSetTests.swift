import SeededRandom
import Testing

@testable import TrifectaMachines

@Suite("State sets")
struct StateSetTests {
  @Test("A state set behaves like Swift's Set", arguments: [10, 64, 65, 200])
  func isASet(count: Int) {
    var numbers = SeededGenerator(seed: UInt64(count))
    var set = StateSet()
    var model: Set<Int> = []
    for _ in 0..<400 {
      let state = Int.random(in: 0..<count, using: &numbers)
      if Bool.random(using: &numbers) {
        set.insert(state)
        model.insert(state)
      } else {
        set.remove(state)
        model.remove(state)
      }
      let start = Int.random(in: 0..<count, using: &numbers)
      let range = start..<Int.random(in: start...count, using: &numbers)
      #expect(Array(set) == model.sorted())
      #expect(set.count == model.count)
      #expect(set.isEmpty == model.isEmpty)
      #expect(set.contains(state) == model.contains(state))
      #expect(set.next(from: start) == model.filter { $0 >= start }.min())
      #expect(set.last(before: start) == model.filter { $0 < start }.max())
      #expect(Array(set.within(range)) == model.filter(range.contains).sorted())
      #expect(set.hasAny(within: range) == model.contains(where: range.contains))
      #expect(set == StateSet(model))
    }
  }

  @Test("Unions, differences and intersections behave like those of Swift's Set", arguments: [10, 64, 65, 200])
  func combines(count: Int) {
    var numbers = SeededGenerator(seed: UInt64(count))
    for _ in 0..<100 {
      let first = Set((0..<8).map { _ in Int.random(in: 0..<count, using: &numbers) })
      let second = Set((0..<8).map { _ in Int.random(in: 0..<count, using: &numbers) })
      var union = StateSet(first)
      union.formUnion(StateSet(second))
      #expect(union == StateSet(first.union(second)))
      var difference = StateSet(first)
      difference.subtract(StateSet(second))
      #expect(difference == StateSet(first.subtracting(second)))
      #expect(StateSet(first).intersection(StateSet(second)) == StateSet(first.intersection(second)))
    }
  }
}
