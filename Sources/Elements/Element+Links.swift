extension Element {
  /// Puts `child` before `sibling`, or last where `sibling` is `nil`. O(1).
  package func link(_ child: Element, before sibling: Element?) {
    child.parent = self
    child.nextSibling = sibling
    let previous = sibling == nil ? lastChild : sibling?.previousSibling
    child.previousSibling = previous
    if let previous { previous.nextSibling = child } else { firstChild = child }
    if let sibling { sibling.previousSibling = child } else { lastChild = child }
  }

  /// Takes `child` out of the list of children. O(1).
  package func unlink(_ child: Element) {
    if let previous = child.previousSibling {
      previous.nextSibling = child.nextSibling
    } else {
      firstChild = child.nextSibling
    }
    if let next = child.nextSibling {
      next.previousSibling = child.previousSibling
    } else {
      lastChild = child.previousSibling
    }
    child.parent = nil
    child.nextSibling = nil
    child.previousSibling = nil
  }

  /// Clears the links of an element that has left, so that none leads to one that is no longer there.
  package func retire() {
    parent = nil
    firstChild = nil
    lastChild = nil
    nextSibling = nil
    previousSibling = nil
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
    var index = 0
    while index < attributes.count, attributes[index].key != key { index += 1 }
    guard index < attributes.count else {
      guard let value else { return false }
      attributes.append((key, value))
      return true
    }
    guard let value else {
      attributes.remove(at: index)
      return true
    }
    guard attributes[index].value != value else { return false }
    attributes[index].value = value
    return true
  }
}
