import Elements

extension Element {
  /// Whether a tap on the element opens a menu, which the host then shows.
  public var opensMenu: Bool { kind == .menuButton && self[.hasPrimaryAction] == nil && self[.disabled] == nil }

  /// The menu that this menu button opens: an element of the kind `menuItems`.
  public var openedMenu: Element? {
    guard kind == .menuButton else { return nil }
    return parent?.children.first { $0.kind == .menuItems }
  }

  /// The context menu of the element: an element of the kind `menuItems`.
  public var contextMenu: Element? {
    let offered = layers.filter { $0.kind == .contextMenu }.flatMap { $0.content?.children ?? [] }
    return offered.first { $0.kind == .menuItems }
  }

  /// The controls of a menu and its submenus, in order.
  public var menuControls: [Element] {
    children.flatMap { child in
      child.schema.isFocusable && child.kind != .menuButton ? [child] : child.menuControls
    }
  }

  /// The controls in the menu, the context menu and the swipe actions of the element. They are not among the
  /// ``visibleParts`` of a screen. A host shows them when the user opens the menu, or swipes the row.
  public var hiddenControls: [Element] {
    ([openedMenu, contextMenu].compactMap(\.self) + swipeActions).flatMap(\.menuControls)
  }
}
