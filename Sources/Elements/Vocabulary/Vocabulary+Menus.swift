// Menus and context menus.

// Kinds of elements.
extension ElementKind {
  /// Contains a `menuButton` and the `menuItems` that it opens. The host chooses the gesture that opens the menu.
  public static let menu = ElementKind(rawValue: "menu")
  /// The button of a `menu`. If it has the flag `hasPrimaryAction`, a press runs the primary action.
  public static let menuButton = ElementKind(rawValue: "menuButton")
  /// The items of a menu. They are hidden while the menu is closed.
  public static let menuItems = ElementKind(rawValue: "menuItems")
}

// Kinds of layers.
extension ElementKind {
  /// Attaches `menuItems` to the view as its context menu.
  public static let contextMenu = ElementKind(rawValue: "contextMenu")
}

extension AttributeKey {
  /// Whether a `tap` runs the primary action of a `menuButton`.
  ///
  /// - Value: A flag.
  /// - Kinds: `menuButton`.
  public static let hasPrimaryAction = AttributeKey(rawValue: "hasPrimaryAction")
}

extension Role {
  /// A button that opens a menu.
  public static let menu = Role(rawValue: "menu")
}
