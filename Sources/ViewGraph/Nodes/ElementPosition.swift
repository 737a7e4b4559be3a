import Elements

/// The position of an element whose layer handles an event: its row in a collection and its traits.
@MainActor
@usableFromInline
package struct ElementPosition {
  /// The element.
  package let element: Element
  /// The index of the layer.
  package let layer: Int
  /// The node of the element.
  let node: Node
  /// The node of the modifier that added the layer.
  let modifierNode: Node

  /// The number of the element's row in the outermost collection inside of the modifier, or `nil` if there is none.
  ///
  /// - Complexity: O(depth).
  package var row: Int? {
    var row: Int?
    var node = node
    while node !== modifierNode, let parent = node.parent {
      if parent.isCollection { row = node.index }
      node = parent
    }
    return row
  }

  /// The traits of the element for its container.
  ///
  /// - Complexity: O(depth).
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

  /// Returns the ids of a descendant, innermost first: its row ids in collections and its explicit ids. Returns `nil` if there is
  /// no such descendant.
  ///
  /// - Complexity: O(n) in the number of nodes.
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
