import SeededRandom
import Testing

@testable import ViewGraph

@Suite("KeyedDiff")
struct KeyedDiffTests {
  @Test("Equal lists are unchanged")
  func unchanged() {
    let plan = KeyedDiff(from: [1, 2], to: [1, 2])
    #expect(plan.isUnchanged)
    #expect(plan.sources.isEmpty && plan.removed.isEmpty)
  }

  @Test("An inserted row is new and the others stay")
  func inserts() {
    let plan = KeyedDiff(from: [1, 2], to: [1, 3, 2])
    #expect(plan.sources == [.stays(0), .isNew, .stays(1)])
    #expect(plan.removed.isEmpty && !plan.isUnchanged)
  }

  @Test("A removed row is named by its old index and the others stay")
  func removes() {
    let plan = KeyedDiff(from: [1, 2, 3], to: [1, 3])
    #expect(plan.removed == [1])
    #expect(plan.sources == [.stays(0), .stays(2)])
  }

  @Test("Moving the first row to the end moves only that row")
  func movesOne() {
    let plan = KeyedDiff(from: [1, 2, 3, 4], to: [2, 3, 4, 1])
    #expect(plan.sources == [.stays(1), .stays(2), .stays(3), .moves(0)])
  }

  @Test("Reversing a list moves all rows but one")
  func reverses() {
    let plan = KeyedDiff(from: Array(0..<8), to: (0..<8).reversed())
    #expect(plan.sources.count(where: \.isMove) == 7)
  }

  @Test("Emptying a list removes all rows in order")
  func empties() {
    let plan = KeyedDiff(from: ["b", "a"], to: [])
    #expect(plan.removed == [0, 1])
    #expect(plan.sources.isEmpty)
  }

  @Test("Filling an empty list yields only new rows")
  func fills() {
    #expect(KeyedDiff(from: [], to: [1, 2]).sources == [.isNew, .isNew])
  }

  @Test("Random lists are transformed with the minimal number of moves", arguments: 0..<UInt64(300))
  func givesNewList(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = Array((0..<16).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)))
    let new = Array((0..<16).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)))
    let plan = KeyedDiff(from: old, to: new)
    guard old != new else { return }

    let isRight = zip(plan.sources, new).allSatisfy { source, id in
      source.oldIndex.map { old[$0] == id } ?? !old.contains(id)
    }
    #expect(isRight && plan.sources.count == new.count, "seed \(seed): \(old) to \(new)")
    #expect(plan.removed == old.indices.filter { !new.contains(old[$0]) }, "seed \(seed): \(old) to \(new)")

    let staying = plan.sources.compactMap(\.stayingIndex)
    #expect(staying == staying.sorted(), "seed \(seed): rows that stay change their order")
    let kept = new.compactMap { old.firstIndex(of: $0) }
    let moves = plan.sources.count(where: \.isMove)
    #expect(moves == kept.count - longestIncreasingRun(in: kept), "seed \(seed): \(old) to \(new)")
  }

  @Test("With repeated ids each old row is used at most once", arguments: 0..<UInt64(300))
  func repeatedIDs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0..<5, using: &generator) }
    let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0..<5, using: &generator) }
    let plan = KeyedDiff(from: old, to: new)
    guard old != new else { return }

    let used = plan.sources.compactMap(\.oldIndex)
    #expect(Set(used).count == used.count, "seed \(seed): a row is used twice")
    #expect((used + plan.removed).sorted() == Array(old.indices), "seed \(seed): \(old) to \(new)")
    let isRight = zip(plan.sources, new).allSatisfy { source, id in source.oldIndex.map { old[$0] == id } ?? true }
    #expect(isRight && plan.sources.count == new.count, "seed \(seed): \(old) to \(new)")
    let staying = plan.sources.compactMap(\.stayingIndex)
    #expect(staying == staying.sorted(), "seed \(seed): rows that stay change their order")
    // As many rows of each id as possible are kept.
    for id in 0..<5 {
      let kept = used.count { old[$0] == id }
      #expect(kept == min(old.count { $0 == id }, new.count { $0 == id }), "seed \(seed): \(old) to \(new)")
    }
  }

  /// The length of the longest increasing subsequence, by brute force.
  private func longestIncreasingRun(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for number in numbers {
      lengths.append(1 + (lengths.indices.filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}

extension KeyedDiff.Origin {
  fileprivate var isMove: Bool {
    if case .moves = self { true } else { false }
  }

  fileprivate var stayingIndex: Int? {
    if case .stays(let index) = self { index } else { nil }
  }

  fileprivate var oldIndex: Int? {
    switch self {
    case .stays(let index), .moves(let index): index
    case .isNew: nil
    }
  }
}
