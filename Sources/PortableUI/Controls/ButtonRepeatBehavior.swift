/// Whether a button does again and again what it does while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As the platform has it: it does it once.
  public static let automatic = ButtonRepeatBehavior()
  /// It does it once.
  public static let disabled = ButtonRepeatBehavior()
  /// It does it again and again.
  @available(
    *, unavailable,
    message: "Buttons act once. Use a Stepper, or onLongPressGesture with a task that repeats."
  )
  public static let enabled = ButtonRepeatBehavior()
}

/// Whether a menu closes when something in it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// As the platform has it: it closes.
  public static let automatic = MenuActionDismissBehavior()
  /// It closes.
  public static let enabled = MenuActionDismissBehavior()
  /// It stays open.
  @available(
    *, unavailable, message: "Menus close when something is chosen. Use a popover with controls."
  )
  public static let disabled = MenuActionDismissBehavior()
}

extension View {
  /// Says whether the buttons in this view act again and again while they are held. All that can be said is that they do not.
  ///
  /// - Parameter behavior: whether they do.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Says whether the menus in this view close when something is chosen. All that can be said is that they do.
  ///
  /// - Parameter behavior: whether they do.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
