import Elements
import ViewGraph

extension Graph {
  /// Returns the event for navigating back, for example when the user presses a key for it. The topmost presentation
  /// takes precedence over the screen behind it.
  ///
  /// - Parameter isNarrow: Whether a split view shows one column at a time. The first page of a column then leads back
  ///   to the previous column.
  /// - Returns: The event; `nil` if there is no page to go back to.
  /// - Complexity: O(n) in the number of visible elements.
  public func backEvent(isNarrow: Bool = false) -> TargetedEvent? {
    let isShown: (Element) -> Bool = { !isNarrow || $0.isInShownColumn }
    if isNarrow {
      let bars = visibleElements { $0.kind == .toolbar && $0[.placement] == .string("compact") }
      if let button = bars.last(where: isShown)?.firstChild {
        return TargetedEvent(Event(.tap), to: EventTarget(button))
      }
    }
    let stacks = visibleElements { $0.kind == .navigationStack }
    let stack = stacks.last { $0.firstChild?.nextSibling != nil && isShown($0) }
    return stack.map { TargetedEvent(Event(.back), to: EventTarget($0)) }
  }

  /// Returns elements in the topmost presentation or, if it has none, on the whole screen.
  private func visibleElements(where condition: (Element) -> Bool) -> [Element] {
    let elements = presentation?.visibleElements(where: condition) ?? []
    return elements.isEmpty ? root.visibleElements(where: condition) : elements
  }
}

extension Element {
  /// Whether the element is in a visible column, or in no split view, if a split view shows one column at a time.
  fileprivate var isInShownColumn: Bool {
    var element = self
    while let parent = element.parent {
      if parent.kind == .splitView, parent.compactColumn !== element { return false }
      element = parent
    }
    return true
  }

  /// The column of a split view that a narrow screen shows.
  private var compactColumn: Element? {
    switch self[.compactColumn] {
    case .string("sidebar"): firstChild
    case .string("content"): firstChild?.nextSibling
    default: lastChild
    }
  }
}
