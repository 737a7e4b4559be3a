import Testing

@testable import Tracking

@Suite("ShortList")
struct ShortListTests {
  /// A list of the first `count` numbers from 0.
  private func list(_ count: Int) -> ShortList<Int> {
    var list = ShortList<Int>()
    for number in 0..<count { list.append(number) }
    return list
  }

  private func elements<Element>(_ list: ShortList<Element>) -> [Element] {
    (0..<list.count).map { list[$0] }
  }

  @Test("Elements keep the order in which they were appended", arguments: 0...3)
  func appends(count: Int) {
    #expect(elements(list(count)) == Array(0..<count))
    #expect(list(count).isEmpty == (count == 0))
    #expect(list(count).first == (count == 0 ? nil : 0))
  }

  @Test("Elements can be changed in place")
  func changes() {
    var list = list(3)
    for position in 0..<3 { list[position] += 10 }
    #expect(elements(list) == [10, 11, 12])
  }

  @Test("removeLast removes elements from the end until the list is empty")
  func removesLast() {
    var list = list(3)
    #expect((0..<3).map { _ in list.removeLast() } == [2, 1, 0])
    #expect(list.isEmpty)
  }

  @Test(
    "swapRemove moves the last element to the removed position", arguments: [(0, [2, 1]), (1, [0, 2]), (2, [0, 1])])
  func swapRemoves(position: Int, rest: [Int]) {
    var list = list(3)
    list.swapRemove(at: position)
    #expect(elements(list) == rest)
  }

  @Test("A list of one element is empty after swapRemove")
  func removesOnly() {
    var list = list(1)
    list.swapRemove(at: 0)
    #expect(list.isEmpty && list.first == nil)
  }

  @Test("take returns all elements and leaves the list empty and usable", arguments: 0...3)
  func takes(count: Int) {
    var list = list(count)
    #expect(elements(list.take()) == Array(0..<count))
    #expect(list.isEmpty)
    list.append(7)
    #expect(elements(list) == [7])
  }

  @Test("removeAll empties the list", arguments: [true, false])
  func removesAll(keepsCapacity: Bool) {
    var list = list(3)
    list.removeAll(keepingCapacity: keepsCapacity)
    #expect(list.isEmpty)
  }

  @Test("allSatisfy tests every element", arguments: 0..<3)
  func allSatisfy(odd: Int) {
    #expect(list(3).allSatisfy { $0 < 3 })
    #expect(!list(3).allSatisfy { $0 != odd })
    #expect(ShortList<Int>().allSatisfy { _ in false })
  }

  @Test("A list releases removed elements")
  func releases() {
    final class Thing {}
    var list = ShortList<Thing>()
    weak var first: Thing?
    weak var second: Thing?
    do {
      let things = (Thing(), Thing())
      (first, second) = things
      list.append(things.0)
      list.append(things.1)
    }
    list.swapRemove(at: 0)
    #expect(first == nil && second != nil)
    list.removeLast()
    #expect(second == nil)
  }
}
