// Pickers of choices, dates and colors.

// Kinds of elements.
extension ElementKind {
  /// A picker. It has `choices`, and a `selection`, which is one of the choices or absent. It contains a `pickerLabel`
  /// and the views of the choices.
  public static let picker = ElementKind(rawValue: "picker")
  /// A `picker` in a `style` that shows all choices.
  public static let optionPicker = ElementKind(rawValue: "optionPicker")
  /// The label of a `picker` or a `stepper`.
  public static let pickerLabel = ElementKind(rawValue: "pickerLabel")
  /// A picker for a day, which contains the label. Its `value` is a day, such as `2026-06-03`, optionally limited by
  /// `minimum` and `maximum`.
  public static let datePicker = ElementKind(rawValue: "datePicker")
  /// A picker for a time of day, which contains the label. Its `value` is a time, such as `14:05`.
  public static let timePicker = ElementKind(rawValue: "timePicker")
  /// A picker for a day and a time, which contains the label. Its `value` is both, such as `2026-06-03T14:05`.
  public static let dateTimePicker = ElementKind(rawValue: "dateTimePicker")
  /// A color picker, which contains the label. Its `value` is a color without its opacity, such as `#ff9500`. If the
  /// color adapts to the color scheme, the `value` is its variant for the color scheme of the picker.
  public static let colorPicker = ElementKind(rawValue: "colorPicker")
}

extension AttributeKey {
  /// The choices of a picker or a bar of tabs.
  ///
  /// - Value: ``AttributeValue/choices(_:)``.
  /// - Kinds: `picker`, `optionPicker`, `tabBar`.
  public static let choices = AttributeKey(rawValue: "choices")

  /// The selected choice.
  ///
  /// - Value: ``AttributeValue/choice(_:)``.
  /// - Kinds: `picker`, `optionPicker`, `tabBar`.
  public static let selection = AttributeKey(rawValue: "selection")
}

extension Role {
  /// A picker.
  public static let picker = Role(rawValue: "picker")
  /// A date picker.
  public static let datePicker = Role(rawValue: "datePicker")
  /// A color picker.
  public static let colorPicker = Role(rawValue: "colorPicker")
}
