import Elements

extension Element {
  /// The role of a button inside another button, or around one; `nil` for other elements. O(subtree).
  var nestedButtonRole: String? {
    if isButtonInButton { return "button" }
    // Assistive technology does not expose a control inside a button, but it exposes a control inside a link.
    return holdsButton ? "link" : nil
  }

  /// Whether the element is a button that contains another button. O(subtree).
  private var holdsButton: Bool {
    func holds(_ element: Element) -> Bool { element.children.contains { $0.page.tag == "button" || holds($0) } }
    return page.tag == "button" && holds(self)
  }

  /// Whether the element is a button inside another button, such as in a navigation row. HTML does not allow this: the
  /// start of the inner button would end the outer button. O(depth).
  var isButtonInButton: Bool {
    guard page.tag == "button" else { return false }
    var inner = self
    while let around = inner.parent {
      // Buttons in a layer around a button, such as swipe actions, are not inside it.
      if around.page.tag == "button", !around.layers.contains(where: { $0.content === inner }) { return true }
      inner = around
    }
    return false
  }
}
