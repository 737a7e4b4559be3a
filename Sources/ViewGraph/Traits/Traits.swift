import Elements

/// The name of something that a view says of itself to the container that it stands in.
package protocol TraitKey {
  /// What is said.
  associatedtype Value
}

/// What was said of a view to the container that it stands in: a tag, a tab's item. Nobody else is told of it, and no host.
@MainActor
package struct Traits {
  private var values: [(key: ObjectIdentifier, value: Any)] = []
  /// The id of the innermost row of a collection that the view is in.
  package internal(set) var id: AnyHashable?

  /// What was said for a key; `nil` where nothing was.
  package subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
    for entry in values where entry.key == ObjectIdentifier(key) { return entry.value as? Key.Value }
    return nil
  }

  /// Adds something; what is said further in counts.
  mutating func add<Key: TraitKey>(_ value: Key.Value, for key: Key.Type) {
    for index in values.indices where values[index].key == ObjectIdentifier(key) {
      values[index].value = value
      return
    }
    values.append((ObjectIdentifier(key), value))
  }
}

/// An element that stands in a container, and what was said of it to that.
@MainActor
package struct TraitedElement {
  /// The element.
  package let element: Element
  /// What was said of it.
  package let traits: Traits
}

extension Node {
  /// The elements of this node in its container, first to last, with what was said of them in it. O(nodes down to them).
  ///
  /// It is asked when it is needed and kept nowhere, so that it costs nothing in all other containers.
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
