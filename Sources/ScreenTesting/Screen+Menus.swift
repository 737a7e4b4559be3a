import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Returns the control with this name in the menu or the context menu of an element.
  ///
  /// - Returns: A query for the control; `nil` if the element has no menu.
  /// - Throws: ``ActionError`` if the menu does not contain exactly one control with this name.
  func menuItem(_ name: String, in element: Element, _ query: Query) throws -> Query? {
    guard let list = element.menuItems else { return nil }
    let named = list.controls(named: name)
    guard let item = named.first, named.count == 1 else {
      let offered = list.menuControls.quotedNames
      let reason =
        offered.isEmpty
        ? "Its menu is empty."
        : "Its menu has \(named.isEmpty ? "no" : "more than one") item \"\(name)\"; its items are \(offered)."
      throw ActionError(action: "choose", query: query, reason: reason, root: graph.root)
    }
    return .element(item)
  }
}

extension Element {
  /// The menu or context menu of the element, or of its nearest ancestor that has one.
  var menuItems: Element? {
    var element: Element? = self
    while let current = element {
      if let list = current.openedMenu ?? current.contextMenu { return list }
      element = current.parent
    }
    return nil
  }

  /// Returns the first picker in the element that has an option with this name.
  func picker(offering name: String) -> Element? {
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting: [Element] = children.reversed()
    while let element = waiting.popLast() {
      if element.choices.contains(where: { $0.label == name }) { return element }
      waiting += element.children.reversed()
    }
    return nil
  }

  /// A hint how to choose from the menu of the element; `nil` if it has no menu.
  var menuAdvice: String? {
    guard let items = menuItems?.menuControls, let first = items.first else { return nil }
    let place = name.isEmpty ? "" : " \"\(name)\""
    return "Its menu offers \(items.quotedNames): use choose(\"\(first.name)\", in:\(place))."
  }

  /// Returns a hint how to reach a control that is in a menu or in swipe actions; `nil` if no such control in the
  /// element has this name.
  func advice(for name: String) -> String? { firstVisible { $0.ownAdvice(for: name) } }

  private func ownAdvice(for name: String) -> String? {
    if let list = openedMenu, !list.controls(named: name).isEmpty {
      return "\"\(name)\" is in the menu of \(inWords): use choose(\"\(name)\", in:\(place))."
    }
    if let list = contextMenu, !list.controls(named: name).isEmpty {
      return "\"\(name)\" is in the context menu of \(inWords): use choose(\"\(name)\", in:\(place))."
    }
    if swipeActions.contains(where: { !$0.controls(named: name).isEmpty }) {
      let query = place.isEmpty ? "_" : place.dropFirst()
      return "A swipe of \(inWords) shows \"\(name)\": use swipe(\(query), choosing: \"\(name)\")."
    }
    return nil
  }

  /// The name of the element. Without a name, the first name in its subtree or, if there is none, its kind.
  private var inWords: String { place.isEmpty ? "a \(kind.rawValue)" : String(place.dropFirst()) }

  /// The first name in the element, as an argument after a label; empty if nothing in it has a name.
  private var place: String { firstName.map { " \"\($0)\"" } ?? "" }

  private var firstName: String? { firstVisible { $0.name.isEmpty ? nil : $0.name } }

  /// Returns the first value that is not `nil` of the visible elements in this element, including itself, in reading
  /// order.
  private func firstVisible<Value>(_ value: (Element) -> Value?) -> Value? {
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting = [self]
    while let element = waiting.popLast() {
      if let value = value(element) { return value }
      waiting += element.visibleParts.reversed()
    }
    return nil
  }

  /// Returns the controls with this name in the menu and its submenus.
  fileprivate func controls(named name: String) -> [Element] { menuControls.filter { $0.name == name } }
}

extension [Element] {
  /// The names of the elements, as in `"Copy", "Paste"`.
  @MainActor fileprivate var quotedNames: String { map { "\"\($0.name)\"" }.joined(separator: ", ") }
}
