import Elements

/// Where an element stands whose layer handles an event: which row of a collection it is in, and what was said of it.
@MainActor
@usableFromInline
package struct ElementPlace {
  /// The element.
  package let element: Element
  /// Which of the element's layers it is.
  package let layer: Int
  /// The element's node.
  let node: Node
  /// The node of the modifier whose layer it is.
  let keeper: Node

  /// The number of the row that the element is in, of the outermost collection inside of the modifier; `nil` where there is none.
  /// O(depth).
  package var row: Int? {
    var row: Int?
    var node = node
    while node !== keeper, let parent = node.parent {
      if parent.isCollection { row = node.index }
      node = parent
    }
    return row
  }

  /// What was said of the element to the container that it stands in. O(depth).
  package var traits: Traits {
    var path: [Node] = [node]
    while let parent = path.last?.parent, !parent.isContainer { path.append(parent) }
    var traits = Traits()
    for index in path.indices.reversed() {
      path[index].addTraits(to: &traits)
      if index > 0 { path[index].addTraits(of: path[index - 1], to: &traits) }
    }
    return traits
  }

  /// What an element inside of this one is known by: its ids as a row of collections and those that views were given, innermost
  /// first; `nil` where no such element is here. O(nodes).
  package func ids(ofElementWithID id: Int) -> [AnyHashable]? {
    var waiting: [(node: Node, ids: [AnyHashable])] = [(node, [])]
    while let (node, around) = waiting.popLast() {
      var ids = around
      if node.isContainer {
        var isFound = false
        node.forEachElement { if $0.id == id { isFound = true } }
        if isFound { return ids }
        ids = []
      }
      if let own = node.explicitID { ids.insert(own, at: 0) }
      node.forEachChild { child in
        var traits = Traits()
        node.addTraits(of: child, to: &traits)
        waiting.append((child, traits.id.map { [$0] + ids } ?? ids))
      }
    }
    return nil
  }
}
