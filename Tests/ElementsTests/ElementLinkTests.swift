import Elements
import Testing

@MainActor
@Suite("Element links")
struct ElementLinkTests {
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

  private var backwards: [String] {
    sequence(first: root.lastChild) { $0?.previousSibling }.prefix { $0 != nil }.compactMap { $0?.kind.rawValue }
  }

  @Test("Children are linked in order in both directions")
  func order() {
    #expect(root.children.map(\.kind.rawValue) == ["1", "2", "3"])
    #expect(backwards == ["3", "2", "1"])
  }

  @Test("An element linked before a sibling precedes it", arguments: [("1", 0), ("2", 1), ("3", 2)])
  func linksBefore(_ name: String, _ index: Int) {
    let added = forest.element("new")
    root.link(added, before: root.children.first { $0.kind.rawValue == name })
    #expect(root.children.map(\.kind.rawValue).firstIndex(of: "new") == index)
    #expect(backwards.reversed() == root.children.map(\.kind.rawValue))
    #expect(added.parent === root)
  }

  @Test("Unlinking an element links its siblings to each other", arguments: [0, 1, 2])
  func unlinks(_ index: Int) {
    let gone = root.children[index]
    root.unlink(gone)
    var expected = ["1", "2", "3"]
    expected.remove(at: index)
    #expect(root.children.map(\.kind.rawValue) == expected)
    #expect(backwards.reversed() == expected)
    #expect(gone.parent == nil && gone.nextSibling == nil && gone.previousSibling == nil)
  }

  @Test("Unlinking an only child leaves no children")
  func unlinksOnlyChild() {
    let inner = forest.element("inner")
    first.link(inner, before: nil)
    first.unlink(inner)
    #expect(first.firstChild == nil && first.lastChild == nil)
  }

  @Test("A subtree is visited in preorder, even if the visitor clears links")
  func visitsSubtree() {
    second.link(forest.element("inner"), before: nil)
    var visited: [String] = []
    root.forEachInSubtree {
      visited.append($0.kind.rawValue)
      $0.retire()
    }
    #expect(visited == ["root", "1", "2", "inner", "3"])
  }

  @Test("A descendant of a removed element is not in the tree")
  func knowsWhetherItIsInTree() {
    let inner = forest.element("inner")
    second.link(inner, before: nil)
    #expect(inner.isInTree)
    second.isRemoved = true
    #expect(!inner.isInTree)
    #expect(first.isInTree)
  }
}

/// Elements outside a graph, which live as long as the forest.
@MainActor
final class Forest {
  private var elements: [Element] = []

  func element(_ name: String) -> Element {
    let element = Element(id: elements.count, kind: ElementKind(rawValue: name))
    elements.append(element)
    return element
  }
}
