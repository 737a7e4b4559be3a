// Controls with a value, other than pickers and fields.

// Kinds of elements.
extension ElementKind {
  /// A toggle. Its children are the label, and its value is `isOn`.
  public static let toggle = ElementKind(rawValue: "toggle")
  /// A slider. Its `value` is a number from `minimum` to `maximum`. With a `step`, the difference between the value and
  /// the minimum is a multiple of the step.
  public static let slider = ElementKind(rawValue: "slider")
  /// A stepper. It contains a `pickerLabel`, and `stepperButtons` with the decrement and the increment button.
  public static let stepper = ElementKind(rawValue: "stepper")
  /// The decrement and the increment button of a `stepper`.
  public static let stepperButtons = ElementKind(rawValue: "stepperButtons")
  /// An indicator of progress. Without a `value`, the progress is indeterminate.
  public static let progress = ElementKind(rawValue: "progress")
  /// A bar that shows its `value`, a number from 0 to 1. Its `style` is `marker` if a dot shows the value, or `thick`.
  public static let gauge = ElementKind(rawValue: "gauge")
  /// A `gauge` in the form of a closed ring, or of an open ring if its `style` is `marker`.
  public static let gaugeRing = ElementKind(rawValue: "gaugeRing")
  /// Controls in a row, as a unit.
  public static let controlGroup = ElementKind(rawValue: "controlGroup")
  /// A group of views with a background.
  public static let groupBox = ElementKind(rawValue: "groupBox")
}

extension AttributeKey {
  /// The current value.
  ///
  /// - Value: For a `slider`, a number. For `progress` and gauges, a number from 0 to 1. For pickers of dates, times
  ///   and colors, a string. For the layers `layoutPriority` and `zIndex`, a number.
  /// - Kinds: `slider`, `progress`, `gauge`, `gaugeRing`, `datePicker`, `timePicker`, `dateTimePicker`, `colorPicker`,
  ///   and the layers `layoutPriority` and `zIndex`.
  public static let value = AttributeKey(rawValue: "value")

  /// The lower bound of the `value`.
  ///
  /// - Value: A number for a `slider`. A string in the format of `value` for pickers of dates.
  /// - Kinds: `slider`, `datePicker`, `dateTimePicker`.
  public static let minimum = AttributeKey(rawValue: "minimum")

  /// The upper bound of the `value`.
  ///
  /// - Value: As for `minimum`.
  /// - Kinds: `slider`, `datePicker`, `dateTimePicker`.
  public static let maximum = AttributeKey(rawValue: "maximum")

  /// The distance between the values of a `slider`.
  ///
  /// - Value: A number.
  /// - Kinds: `slider`.
  public static let step = AttributeKey(rawValue: "step")

  /// Whether a toggle is on.
  ///
  /// - Value: A flag.
  /// - Kinds: `toggle`.
  public static let isOn = AttributeKey(rawValue: "isOn")

  /// Whether the source values of a toggle differ.
  ///
  /// - Value: A flag.
  /// - Kinds: `toggle`.
  public static let isMixed = AttributeKey(rawValue: "isMixed")

  /// The style of a control.
  ///
  /// - Value: The name of a built-in style, or `custom` if the control's content defines its appearance.
  /// - Kinds: Controls.
  public static let controlStyle = AttributeKey(rawValue: "style")

  /// The size of a control. Without the attribute, it is regular.
  ///
  /// - Value: `mini`, `small`, `large` or `extraLarge`.
  /// - Kinds: Controls.
  public static let controlSize = AttributeKey(rawValue: "size")

  /// The tint of a control. For a symbol in the palette mode, the color of its tertiary layer.
  ///
  /// - Value: A color, or a gradient paint if the control is a gauge.
  /// - Kinds: Controls, `tabBar`, `image`.
  public static let tint = AttributeKey(rawValue: "tint")

  /// Whether the label of a control is hidden.
  ///
  /// - Value: A flag.
  /// - Kinds: Controls.
  public static let labelsHidden = AttributeKey(rawValue: "labelsHidden")
}

extension EventKind {
  /// The user changed the value of a control.
  ///
  /// - Value: The new value: a flag of a `toggle`, a number of a `slider`, a string of a picker of dates, times or
  ///   colors, and a choice of a `picker` or `tabBar`.
  /// - Kinds: `toggle`, `slider`, `picker`, `optionPicker`, `tabBar`, `datePicker`, `timePicker`, `dateTimePicker`,
  ///   `colorPicker`.
  public static let change = EventKind(rawValue: "change")

  /// The user increments the value.
  ///
  /// - Value: None.
  /// - Kinds: `stepper`.
  public static let increment = EventKind(rawValue: "increment")

  /// The user decrements the value.
  ///
  /// - Value: None.
  /// - Kinds: `stepper`.
  public static let decrement = EventKind(rawValue: "decrement")
}

extension Role {
  /// A toggle.
  public static let toggle = Role(rawValue: "toggle")
  /// A slider.
  public static let slider = Role(rawValue: "slider")
  /// A stepper.
  public static let stepper = Role(rawValue: "stepper")
  /// A progress indicator.
  public static let progress = Role(rawValue: "progress")
  /// A gauge.
  public static let gauge = Role(rawValue: "gauge")
}
