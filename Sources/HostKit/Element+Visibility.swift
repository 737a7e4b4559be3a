import Elements

extension Element {
  /// The parts of the element that are visible, in reading order: its children, and the content of its layers.
  ///
  /// Covered pages, hidden views, and parts that the host renders from attributes instead, such as the options of a
  /// picker, are not among them. Only a host with a layout can determine which child of a `fitting` element fits.
  /// This property contains the first.
  public var visibleParts: [Element] {
    guard schema.showsChildren else { return [] }
    let shown = parts.filter { part in
      part[.covered] != .flag(true) && !part.layers.contains { $0.kind == .hidden }
    }
    return kind == .fitting ? Array(shown.prefix(1)) : shown
  }

  /// Returns the visible elements in this element, including itself, that satisfy a condition. An element precedes its
  /// ``visibleParts``, which are in reading order.
  ///
  /// - Parameter condition: The condition.
  /// - Complexity: O(n) in the size of the subtree.
  public func visibleElements(where condition: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting = [self]
    while let element = waiting.popLast() {
      if condition(element) { found.append(element) }
      waiting += element.visibleParts.reversed()
    }
    return found
  }

  /// Returns whether the element is another element or in its subtree.
  ///
  /// - Parameter other: The other element.
  /// - Complexity: O(d) in the number of ancestors.
  public func isInside(_ other: Element) -> Bool {
    var element: Element? = self
    while let current = element, current !== other { element = current.parent }
    return element != nil
  }
}
