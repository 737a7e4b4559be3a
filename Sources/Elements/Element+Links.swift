extension Element {
  /// Puts `child` before `sibling`, or last where `sibling` is `nil`. O(1).
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

  /// Takes `child` out of the list of children. O(1).
  package func unlink(_ child: Element) {
    let (previous, next) = (child.sibling, child.nextSibling)
    // What comes after the last is the first, which knows the last.
    (next ?? firstChild)?.sibling = previous
    if child === firstChild { firstChild = next } else { previous?.nextSibling = next }
    child.parent = nil
    child.nextSibling = nil
    child.sibling = nil
  }

  /// Clears the links of an element that has left, so that none leads to one that is no longer there.
  package func retire() {
    parent = nil
    firstChild = nil
    nextSibling = nil
    sibling = nil
    layers = []
    responder = nil
  }

  /// Whether neither the element nor one around it has left the tree. O(depth).
  package var isInTree: Bool {
    var element = self
    while !element.isRemoved, let parent = element.parent { element = parent }
    return !element.isRemoved
  }

  /// Calls `body` with this element and all that is in it and its layers, parents first. Elements may be nested deeper than
  /// the stack.
  package func forEachInSubtree(_ body: (Element) -> Void) {
    guard firstChild != nil || !layers.isEmpty else { return body(self) }
    var waiting: [(element: Element, hasSiblings: Bool)] = [(self, false)]
    while let (element, hasSiblings) = waiting.popLast() {
      // Links are read first: the closure may clear them.
      if hasSiblings, let next = element.nextSibling { waiting.append((next, true)) }
      if let child = element.firstChild { waiting.append((child, true)) }
      for layer in element.layers.reversed() {
        if let content = layer.content { waiting.append((content, false)) }
      }
      body(element)
    }
  }

  /// Sets an attribute and says whether that changed anything.
  package func set(_ key: AttributeKey, _ value: AttributeValue?) -> Bool {
    guard attributes[key] != value else { return false }
    attributes[key] = value
    return true
  }
}
