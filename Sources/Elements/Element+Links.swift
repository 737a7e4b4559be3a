extension Element {
  /// Inserts `child` before `sibling`, or appends it if `sibling` is `nil`.
  ///
  /// - Complexity: O(1).
  package func link(_ child: Element, before sibling: Element?) {
    child.parent = self
    child.nextSibling = sibling
    guard let first = firstChild else {
      firstChild = child
      child.sibling = child
      return
    }
    let following = sibling ?? first
    let previous = following.sibling
    child.sibling = previous
    following.sibling = child
    if sibling === first { firstChild = child } else { previous?.nextSibling = child }
  }

  /// Removes `child` from the list of children.
  ///
  /// - Complexity: O(1).
  package func unlink(_ child: Element) {
    let (previous, next) = (child.sibling, child.nextSibling)
    // The first child stores the last child as its previous sibling.
    (next ?? firstChild)?.sibling = previous
    if child === firstChild { firstChild = next } else { previous?.nextSibling = next }
    child.parent = nil
    child.nextSibling = nil
    child.sibling = nil
  }

  /// Clears the links of a removed element, so that no unowned reference to it remains.
  package func retire() {
    parent = nil
    firstChild = nil
    nextSibling = nil
    sibling = nil
    layers = []
    responder = nil
  }

  /// Whether neither the element nor one of its ancestors has been removed from the tree.
  ///
  /// - Complexity: O(depth).
  package var isInTree: Bool {
    var element = self
    while !element.isRemoved, let parent = element.parent { element = parent }
    return !element.isRemoved
  }

  /// Calls `body` with this element and all its descendants, including those in layers, parents first. It does not
  /// recurse, so that the depth is not limited by the stack.
  package func forEachInSubtree(_ body: (Element) -> Void) {
    guard firstChild != nil || !layers.isEmpty else { return body(self) }
    var waiting: [(element: Element, hasSiblings: Bool)] = [(self, false)]
    while let (element, hasSiblings) = waiting.popLast() {
      // Read the links first, because the closure may clear them.
      if hasSiblings, let next = element.nextSibling { waiting.append((next, true)) }
      if let child = element.firstChild { waiting.append((child, true)) }
      for layer in element.layers.reversed() {
        if let content = layer.content { waiting.append((content, false)) }
      }
      body(element)
    }
  }

  /// Sets an attribute and returns whether its value changed.
  package func set(_ key: AttributeKey, _ value: AttributeValue?) -> Bool {
    guard attributes[key] != value else { return false }
    attributes[key] = value
    return true
  }
}
