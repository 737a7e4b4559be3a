import Elements

/// The key of a trait, a value that a view provides to its container.
package protocol TraitKey {
  /// The type of the trait's value.
  associatedtype Value
}

/// The traits of a view for its container, such as a tag or a tab item. They are not visible to other views or to
/// hosts.
@MainActor
package struct Traits {
  private var values: [(key: ObjectIdentifier, value: Any)] = []
  /// The id of the innermost row that contains the view.
  package internal(set) var id: AnyHashable?

  /// The value of a trait, or `nil` if it is not set.
  package subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
    for entry in values where entry.key == ObjectIdentifier(key) { return entry.value as? Key.Value }
    return nil
  }

  /// Sets a trait. Values of inner views override values of outer views.
  mutating func add<Key: TraitKey>(_ value: Key.Value, for key: Key.Type) {
    for index in values.indices where values[index].key == ObjectIdentifier(key) {
      values[index].value = value
      return
    }
    values.append((ObjectIdentifier(key), value))
  }
}

/// An element in a container, with its traits.
@MainActor
package struct TraitedElement {
  /// The element.
  package let element: Element
  /// The traits of the element.
  package let traits: Traits
}

extension Node {
  /// The elements of this node in its container, in order, with their traits. O(n) in the number of nodes between.
  ///
  /// Traits are computed on demand, so that they cost nothing in other containers.
  final var traitedElements: [TraitedElement] {
    var result: [TraitedElement] = []
    var waiting: [(node: Node, traits: Traits)] = [(self, Traits())]
    while let (node, around) = waiting.popLast() {
      var traits = around
      node.addTraits(to: &traits)
      guard !node.isContainer else {
        node.forEachElement { result.append(TraitedElement(element: $0, traits: traits)) }
        continue
      }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      for index in children.indices.reversed() {
        var ofChild = traits
        node.addTraits(of: children[index], to: &ofChild)
        waiting.append((children[index], ofChild))
      }
    }
    return result
  }
}
