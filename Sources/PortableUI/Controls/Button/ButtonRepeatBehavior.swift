/// Whether a button repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The platform default, which does not repeat.
  public static let automatic = ButtonRepeatBehavior()
  /// Does not repeat the action.
  public static let disabled = ButtonRepeatBehavior()
  /// Repeats the action.
  @available(
    *, unavailable,
    message: "Buttons do not repeat their action. Use a Stepper, or onLongPressGesture with a task that repeats."
  )
  public static let enabled = ButtonRepeatBehavior()
}

/// Whether a menu closes when the user selects an item.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The platform default, which closes the menu.
  public static let automatic = MenuActionDismissBehavior()
  /// Closes the menu.
  public static let enabled = MenuActionDismissBehavior()
  /// Keeps the menu open.
  @available(
    *, unavailable, message: "Menus close when an item is selected. Use a popover with controls."
  )
  public static let disabled = MenuActionDismissBehavior()
}

extension View {
  /// Sets whether the buttons in this view repeat their action while they are held down. It has no effect: buttons never repeat.
  ///
  /// - Parameter behavior: the repeat behavior.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Sets whether the menus in this view close when the user selects an item. It has no effect: menus always close.
  ///
  /// - Parameter behavior: the dismissal behavior.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
