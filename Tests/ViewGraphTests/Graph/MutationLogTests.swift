import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("MutationLog")
struct MutationLogTests {
  let forest = Forest()
  let root: Element
  let first: Element
  let second: Element
  let third: Element

  init() {
    root = forest.element("root")
    first = forest.element("1")
    second = forest.element("2")
    third = forest.element("3")
    for element in [first, second, third] { root.link(element, before: nil) }
  }

  private func changes(_ body: (inout MutationLog) -> Void) -> [String] {
    var log = MutationLog()
    body(&log)
    return log.take().flatMap(\.mutations).map(\.summary)
  }

  @Test("An insertion names the parent and the next sibling")
  func inserts() {
    let new = forest.element("new", isPending: true)
    #expect(changes { $0.insert(new, into: root, before: second) } == ["insert new into root before 2"])
    #expect(root.print == "root(1 new 2 3)")
  }

  @Test("Changes in a new element are part of its insertion")
  func insertsInsideNew() {
    let new = forest.element("new", isPending: true)
    let inner = forest.element("inner", isPending: true)
    let changes = changes {
      $0.insert(new, into: root, before: nil)
      $0.insert(inner, into: new, before: nil)
      $0.update(inner, .text, .string("text"))
    }
    #expect(changes == ["insert new into root"])
    #expect(root.print == "root(1 2 3 new(text))")
  }

  @Test("Inserted elements and their descendants are no longer pending after taking the log")
  func settles() {
    let new = forest.element("new", isPending: true)
    let inner = forest.element("inner", isPending: true)
    _ = changes {
      $0.insert(inner, into: new, before: nil)
      $0.insert(new, into: root, before: nil)
    }
    #expect(!new.isPending && !inner.isPending)
    #expect(changes { $0.update(inner, .tint, .string("red")) } == ["update inner tint to red"])
  }

  @Test("An element inserted and removed in the same log yields no mutations")
  func comesAndGoes() {
    let new = forest.element("new", isPending: true)
    let changes = changes {
      $0.insert(new, into: root, before: nil)
      $0.update(new, .text, .string("text"))
      $0.remove(new)
    }
    #expect(changes.isEmpty)
    #expect(root.print == "root(1 2 3)")
  }

  @Test("A removal drops earlier updates and moves of the element")
  func removes() {
    let changes = changes {
      $0.update(second, .tint, .string("red"))
      $0.move(second, before: first)
      $0.remove(second)
    }
    #expect(changes == ["remove 2"])
  }

  @Test("Removing an element without a parent does nothing")
  func removesNothing() {
    let stray = forest.element("stray")
    #expect(changes { $0.remove(stray) }.isEmpty)
    #expect(!stray.isRemoved)
  }

  @Test("A move names the next sibling")
  func moves() {
    #expect(changes { $0.move(third, before: first) } == ["move 3 before 1"])
    #expect(changes { $0.move(third, before: nil) } == ["move 3"])
  }

  @Test("A move to the current position yields no mutation")
  func movesNowhere() {
    #expect(changes { $0.move(first, before: second) }.isEmpty)
    #expect(changes { $0.move(third, before: nil) }.isEmpty)
  }

  @Test("Repeated updates of an attribute are merged")
  func updatesOnce() {
    let changes = changes {
      $0.update(first, .tint, .string("red"))
      $0.update(first, .tint, .string("blue"))
      $0.update(first, .text, .string("one"))
    }
    #expect(changes == ["update one tint to blue", "update one text to one"])
    #expect(first[.tint] == .string("blue"))
  }

  @Test("Clearing an attribute yields an update without a value")
  func takesAway() {
    _ = changes { $0.update(first, .tint, .string("red")) }
    #expect(changes { $0.update(first, .tint, nil) } == ["update 1 tint to none"])
  }

  @Test("Setting an equal attribute value yields no update")
  func updatesNothing() {
    _ = changes { $0.update(first, .tint, .string("red")) }
    #expect(changes { $0.update(first, .tint, .string("red")) }.isEmpty)
  }

  @Test("Taking the mutations empties the log")
  func takes() {
    var log = MutationLog()
    log.remove(first)
    #expect(log.take().count == 1)
    #expect(log.take().isEmpty)
  }

  @Test("After removing a new element before which others were inserted, all positions are restated")
  func placesAnew() {
    let anchor = forest.element("anchor", isPending: true)
    let new = forest.element("new", isPending: true)
    let changes = changes {
      $0.insert(anchor, into: root, before: second)
      $0.insert(new, into: root, before: anchor)
      $0.remove(anchor)
    }
    #expect(changes == ["move 3", "move 2 before 3", "insert new into root before 2", "move 1 before new"])
    #expect(root.print == "root(1 new 2 3)")
  }

  @Test("After removing a moved element before which others were inserted, all positions are restated")
  func placesAnewAfterMove() {
    let changes = changes {
      $0.move(third, before: first)
      $0.move(second, before: third)
      $0.remove(third)
    }
    #expect(changes == ["remove 3", "move 1", "move 2 before 1"])
  }

  @Test("Positions are not restated in a removed parent")
  func forgetsUnsettledParent() {
    let anchor = forest.element("anchor", isPending: true)
    let inner = forest.element("inner", isPending: true)
    let changes = changes {
      $0.insert(anchor, into: second, before: nil)
      $0.insert(inner, into: second, before: anchor)
      $0.remove(anchor)
      $0.remove(second)
    }
    #expect(changes == ["remove 2"])
  }

  @Test("Insertion anchors are forgotten after the log is taken")
  func forgetsPlacing() {
    let new = forest.element("new", isPending: true)
    _ = changes {
      $0.move(third, before: first)
      $0.insert(new, into: root, before: third)
    }
    #expect(third.placing.isEmpty)
    #expect(changes { $0.remove(third) } == ["remove 3"])
  }
}
