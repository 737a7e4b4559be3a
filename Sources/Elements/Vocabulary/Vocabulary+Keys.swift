// Keyboard focus and key presses.

// Kinds of layers.
extension ElementKind {
  /// Receives changes of focus in its content.
  public static let focus = ElementKind(rawValue: "focus")
  /// Receives key presses while the focus is in the view.
  public static let keyPress = ElementKind(rawValue: "keyPress")
}

extension AttributeKey {
  /// Whether an element that is not a control can be focused by keyboard.
  ///
  /// - Value: A flag.
  /// - Kinds: `focus`.
  public static let focusable = AttributeKey(rawValue: "focusable")

  /// Whether the host must report the focus of the element, because a view reads it.
  ///
  /// - Value: A flag.
  /// - Kinds: Focusable elements and layers.
  public static let watchesFocus = AttributeKey(rawValue: "watchesFocus")

  /// The phases and keys that the layer receives.
  ///
  /// - Value: Phases and keys: `d` for down, `r` for repeat, `u` for up, and the names of keys as in browsers, or `*`
  ///   for all. A key that ends with `!` yields to controls.
  /// - Kinds: `keyPress`.
  public static let keys = AttributeKey(rawValue: "keys")
}

extension EventKind {
  /// The content has gained or lost the keyboard focus.
  ///
  /// - Value: A flag that is `true` if the content has gained the focus.
  /// - Kinds: `focus`, `button`.
  public static let focus = EventKind(rawValue: "focus")

  /// A key was pressed, repeated or released.
  ///
  /// - Value: The phase, the modifiers as a number, and the key.
  /// - Kinds: `keyPress`.
  public static let keyPress = EventKind(rawValue: "keyPress")
}
