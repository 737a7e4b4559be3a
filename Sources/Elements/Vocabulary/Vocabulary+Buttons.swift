// Buttons and their variants.

// Kinds of elements.
extension ElementKind {
  /// A button. Its children are the label.
  public static let button = ElementKind(rawValue: "button")
  /// A button that reads the content of the clipboard.
  public static let pasteButton = ElementKind(rawValue: "pasteButton")
  /// A button that shares a text with the host's share sheet.
  public static let shareLink = ElementKind(rawValue: "shareLink")
  /// A button that shows or hides the content below it.
  public static let disclosureButton = ElementKind(rawValue: "disclosureButton")
}

extension AttributeKey {
  /// The purpose of a button.
  ///
  /// - Value: `destructive` or `cancel`.
  /// - Kinds: `button`.
  public static let role = AttributeKey(rawValue: "role")

  /// The shape of a button.
  ///
  /// - Value: `capsule`, `circle` or `roundedRectangle`. The last one may have a `cornerRadius`.
  /// - Kinds: `button`.
  public static let borderShape = AttributeKey(rawValue: "borderShape")

  /// The keyboard shortcut of a control.
  ///
  /// - Value: Modifiers and a key, such as `Command+Shift+s`, `Enter` or `Escape`.
  /// - Kinds: Controls.
  public static let shortcut = AttributeKey(rawValue: "shortcut")

  /// The text that a `shareLink` shares.
  ///
  /// - Value: A string.
  /// - Kinds: `shareLink`.
  public static let shared = AttributeKey(rawValue: "shared")

  /// Whether the content of a `disclosureButton` is visible.
  ///
  /// - Value: A flag.
  /// - Kinds: `disclosureButton`.
  public static let isExpanded = AttributeKey(rawValue: "isExpanded")
}

extension EventKind {
  /// The user pressed a button or tapped a view.
  ///
  /// - Value: None.
  /// - Kinds: `button`, `menuButton`, `disclosureButton`, and the layers `tapGesture` and `gesture`.
  public static let tap = EventKind(rawValue: "tap")

  /// The user presses or releases a button.
  ///
  /// - Value: A flag that is `true` for a press.
  /// - Kinds: `button`.
  public static let hold = EventKind(rawValue: "hold")

  /// The user pastes the content of the clipboard.
  ///
  /// - Value: The content of the clipboard, as a string.
  /// - Kinds: `pasteButton`.
  public static let paste = EventKind(rawValue: "paste")
}

extension Role {
  /// A button.
  public static let button = Role(rawValue: "button")
  /// A button that shows or hides the content below it.
  public static let disclosure = Role(rawValue: "disclosure")
}
