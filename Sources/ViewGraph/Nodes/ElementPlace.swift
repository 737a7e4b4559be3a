import Elements

/// Where an element stands whose layer handles an event: which row of a collection it is in, and what was said of it.
@MainActor
@usableFromInline
package struct ElementPlace {
  /// The element.
  package let element: Element
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
}
