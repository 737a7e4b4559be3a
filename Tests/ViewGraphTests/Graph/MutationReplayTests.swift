import Elements
import SeededRandom
import Testing

@testable import ViewGraph

@MainActor
@Suite("Mutation replay")
struct MutationReplayTests {
  @Test("Replaying random mutations reproduces the tree", arguments: 0..<UInt64(200))
  func replays(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let forest = Forest()
    let root = forest.element("root")
    var log = MutationLog()
    var replica = Replica()
    var standing: [Element] = []
    for turn in 0..<6 {
      for _ in 0..<Int.random(in: 1...14, using: &generator) {
        RandomChange.make(&standing, in: forest, below: root, &log, &generator)
      }
      for mutation in log.take().flatMap(\.mutations) { replica.apply(mutation) }
      #expect(replica.mistakes.isEmpty, "seed \(seed), turn \(turn)")
      #expect(replica.print(0) == root.print, "seed \(seed), turn \(turn)")
    }
  }
}

/// A random change of a tree.
@MainActor
enum RandomChange {
  static func make(
    _ standing: inout [Element], in forest: Forest, below root: Element, _ log: inout MutationLog,
    _ generator: inout SeededGenerator
  ) {
    let element = standing.randomElement(using: &generator)
    switch (Int.random(in: 0..<8, using: &generator), element) {
    case (0...2, _), (_, nil):
      let parent = Bool.random(using: &generator) ? root : element ?? root
      let new = forest.element("e\(forest.elements.count)", isPending: true)
      new.pass = log.pass
      log.insert(new, into: parent, before: parent.children.randomElement(using: &generator))
      standing.append(new)
    case (3...4, let element?):
      let siblings = element.parent?.children.filter { $0 !== element } ?? []
      log.move(element, before: Bool.random(using: &generator) ? siblings.randomElement(using: &generator) : nil)
    case (5, let element?):
      log.update(element, .text, .string("t\(Int.random(in: 0...3, using: &generator))"))
    case (_, let element?):
      log.remove(element)
      element.forEachInSubtree { gone in standing.removeAll { $0 === gone } }
    }
  }
}
