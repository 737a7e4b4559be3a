import Elements
import SeededRandom
import Testing

@testable import ViewGraph

@MainActor
@Suite("Mutation passes")
struct MutationPassTests {
  let forest = Forest()
  let root: Element
  let first: Element
  let second: Element
  static let plain = PassTransaction()
  static let animated = PassTransaction(animation: AnimationTiming(.linear, duration: 1))

  init() {
    root = forest.element("root")
    first = forest.element("1")
    second = forest.element("2")
    for element in [first, second] { root.link(element, before: nil) }
  }

  private func passes(_ body: (inout MutationLog) -> Void) -> [String] {
    var log = MutationLog()
    body(&log)
    return log.take().map(\.summary)
  }

  @Test("Changes under equal transactions belong to one pass")
  func one() {
    let passes = passes {
      $0.update(first, .tint, .string("red"))
      $0.transaction = Self.animated
      $0.transaction = Self.plain
      $0.update(second, .tint, .string("red"))
    }
    #expect(passes == ["update 1 tint to red, update 2 tint to red"])
  }

  @Test("A different transaction starts a new pass")
  func several() {
    let passes = passes {
      $0.update(first, .tint, .string("red"))
      $0.transaction = Self.animated
      $0.remove(second)
      $0.transaction = Self.plain
      $0.update(first, .tint, .string("blue"))
    }
    #expect(passes == ["update 1 tint to red", "linear 1 s: remove 2", "update 1 tint to blue"])
  }

  @Test("An attribute changed in two passes is updated in both")
  func twice() {
    let passes = passes {
      $0.update(first, .tint, .string("red"))
      $0.transaction = Self.animated
      $0.update(first, .tint, .string("green"))
      $0.update(first, .tint, .string("blue"))
    }
    #expect(passes == ["update 1 tint to red", "linear 1 s: update 1 tint to blue"])
  }

  @Test("The first pass that mentions an element states values changed by later passes")
  func states() {
    first.set(.text, .string("one"))
    let passes = passes {
      $0.update(first, .tint, .string("red"))
      $0.transaction = Self.animated
      $0.update(first, .text, .string("two"))
      $0.update(second, .tint, .string("red"))
    }
    #expect(
      passes == [
        "update two tint to red, update two text to one", "linear 1 s: update two text to two, update 2 tint to red",
      ])
  }

  @Test("Later changes of a new element or its descendants follow its insertion")
  func insertion() {
    let new = forest.element("new", isPending: true)
    let inner = forest.element("inner", isPending: true)
    inner.set(.tint, .string("red"))
    let passes = passes {
      $0.insert(inner, into: new, before: nil)
      $0.insert(new, into: root, before: nil)
      $0.transaction = Self.animated
      $0.update(inner, .tint, .string("green"))
      $0.transaction = Self.plain
      $0.update(inner, .tint, .string("blue"))
    }
    #expect(
      passes == [
        "insert new into root, update inner tint to red", "linear 1 s: update inner tint to green",
        "update inner tint to blue",
      ])
    #expect(!inner.isPending)
  }

  @Test("A new element removed in a later pass yields no mutations")
  func superseded() {
    let new = forest.element("new", isPending: true)
    let inner = forest.element("inner", isPending: true)
    let passes = passes {
      $0.insert(inner, into: new, before: nil)
      $0.insert(new, into: root, before: nil)
      $0.transaction = Self.animated
      $0.update(inner, .tint, .string("red"))
      $0.update(new, .tint, .string("red"))
      $0.remove(new)
    }
    #expect(passes.isEmpty)
  }

  @Test("Children that a later pass adds to a new element are removed in the earlier passes")
  func comesLater() {
    let new = forest.element("new", isPending: true)
    let inner = ["a", "b", "c"].map { forest.element($0, isPending: true) }
    let passes = passes {
      $0.insert(inner[0], into: new, before: nil)
      $0.insert(new, into: root, before: nil)
      $0.transaction = Self.animated
      inner[1].pass = $0.pass
      $0.insert(inner[1], into: new, before: inner[0])
      $0.update(inner[1], .tint, .string("red"))
      $0.transaction = Self.plain
      inner[2].pass = $0.pass
      $0.insert(inner[2], into: new, before: inner[0])
    }
    #expect(
      passes == [
        "insert new into root, remove c, remove b", "linear 1 s: insert b into new before a",
        "insert c into new before a",
      ])
    #expect(root.print == "root(1 2 new(b c a))")
  }

  @Test("A child added later to a new element and then removed yields no mutations")
  func comesLateAndGoes() {
    let new = forest.element("new", isPending: true)
    let inner = forest.element("inner", isPending: true)
    let passes = passes {
      $0.insert(new, into: root, before: nil)
      $0.transaction = Self.animated
      inner.pass = $0.pass
      $0.insert(inner, into: new, before: nil)
      $0.transaction = Self.plain
      $0.remove(inner)
    }
    #expect(passes == ["insert new into root"])
  }

  @Test("Positions are restated in the first pass that positioned a child")
  func placesAnew() {
    let anchor = forest.element("anchor", isPending: true)
    let new = forest.element("new", isPending: true)
    let passes = passes {
      $0.insert(anchor, into: root, before: second)
      $0.insert(new, into: root, before: anchor)
      $0.transaction = Self.animated
      $0.remove(anchor)
      $0.update(new, .tint, .string("red"))
    }
    #expect(
      passes == [
        "move 2, insert new into root before 2, move 1 before new, update new tint to none",
        "linear 1 s: update new tint to red",
      ])
  }

  @Test(
    "After each random pass the host's tree matches the log, and after the last pass the graph's tree",
    arguments: 0..<UInt64(300))
  func replays(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let forest = Forest()
    let root = forest.element("root")
    var log = MutationLog()
    var replica = Replica()
    var standing: [Element] = []
    for turn in 0..<5 {
      var labels: [PassTransaction: [Int: String]] = [:]
      for pass in 0..<Int.random(in: 1...4, using: &generator) {
        log.transaction = PassTransaction(animation: AnimationTiming(.linear, duration: Double(pass)))
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          RandomChange.make(&standing, in: forest, below: root, &log, &generator)
        }
        labels[log.transaction] = Dictionary(uniqueKeysWithValues: standing.map { ($0.id, $0.label) })
      }
      let remaining = Set(standing.map(\.id))
      for pass in log.take() {
        for mutation in pass.mutations { replica.apply(mutation) }
        for (id, label) in labels[pass.transaction] ?? [:] where remaining.contains(id) {
          #expect(replica.label(id) ?? label == label, "seed \(seed), turn \(turn), element \(id)")
        }
      }
      #expect(replica.mistakes.isEmpty, "seed \(seed), turn \(turn)")
      #expect(replica.print(0) == root.print, "seed \(seed), turn \(turn)")
    }
  }
}

extension Element {
  @discardableResult
  fileprivate func set(_ key: AttributeKey, _ value: AttributeValue) -> Bool { set(key, Optional(value)) }
}
