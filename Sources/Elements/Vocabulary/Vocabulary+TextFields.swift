// Fields that the user edits.

// Kinds of elements.
extension ElementKind {
  /// A field with one line of `text`.
  public static let textField = ElementKind(rawValue: "textField")
  /// A `textField` with several lines.
  public static let textArea = ElementKind(rawValue: "textArea")
  /// A `textField` that hides its text.
  public static let secureField = ElementKind(rawValue: "secureField")
  /// An editor for long text, which is its `text`.
  public static let textEditor = ElementKind(rawValue: "textEditor")
}

extension AttributeKey {
  /// The text of an empty field, which is also its accessibility name.
  ///
  /// - Value: A string.
  /// - Kinds: `textField`, `textArea`, `secureField`, `searchField`.
  public static let prompt = AttributeKey(rawValue: "prompt")

  /// The keyboard of a field.
  ///
  /// - Value: The name of a `UIKeyboardType` case, such as `phonePad`.
  /// - Kinds: All fields.
  public static let keyboard = AttributeKey(rawValue: "keyboard")

  /// The expected kind of content of a field.
  ///
  /// - Value: The name of a `UITextContentType`.
  /// - Kinds: All fields.
  public static let contentType = AttributeKey(rawValue: "contentType")

  /// The capitalization that a keyboard applies in a field.
  ///
  /// - Value: `never`, `words`, `sentences` or `characters`.
  /// - Kinds: All fields.
  public static let capitalization = AttributeKey(rawValue: "capitalization")

  /// Whether autocorrection is enabled in a field.
  ///
  /// - Value: A flag.
  /// - Kinds: All fields.
  public static let autocorrects = AttributeKey(rawValue: "autocorrects")

  /// The label of the Return key in a field.
  ///
  /// - Value: `done`, `go`, `send`, `join`, `route`, `search`, `return`, `next` or `continue`.
  /// - Kinds: All fields.
  public static let submitLabel = AttributeKey(rawValue: "submitLabel")

  /// Whether the control handles `editing` events.
  ///
  /// - Value: A flag.
  /// - Kinds: Fields, `slider`.
  public static let handlesEditing = AttributeKey(rawValue: "tellsEditing")
}

extension EventKind {
  /// The user changed the text of a field.
  ///
  /// - Value: The whole text, as a string.
  /// - Kinds: All fields.
  public static let input = EventKind(rawValue: "input")

  /// The user pressed the Return key in a field.
  ///
  /// - Value: None.
  /// - Kinds: `textField`, `textArea`, `secureField`, `searchField`.
  public static let submit = EventKind(rawValue: "submit")

  /// The user begins or ends editing a field or moving a slider.
  ///
  /// - Value: A flag: `true` at the beginning and `false` at the end.
  /// - Kinds: Controls with the flag `handlesEditing`.
  public static let editing = EventKind(rawValue: "editing")
}

extension Role {
  /// A text field.
  public static let textField = Role(rawValue: "textField")
  /// A single-line field for a secret, such as a password.
  public static let secureField = Role(rawValue: "secureField")
  /// An editor for long text.
  public static let textEditor = Role(rawValue: "textEditor")
}
