extension Stepper where Label == Text {
  /// Creates a stepper with a localized title and custom actions.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title, which usually includes the value.
  ///   - onIncrement: runs when the user increments the value; `nil` disables the button.
  ///   - onDecrement: runs when the user decrements the value; `nil` disables the button.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title, which usually includes the value.
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title, which usually includes the value.
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - format: the format of the value in a text field. It has no effect: the stepper shows no field.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title, which usually includes the value.
  ///   - value: the value.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title, which usually includes the value.
  ///   - value: the value.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - format: the format of the value in a text field. It has no effect: the stepper shows no field.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and custom actions.
  ///
  /// - Parameters:
  ///   - title: the title, which usually includes the value.
  ///   - onIncrement: runs when the user increments the value; `nil` disables the button.
  ///   - onDecrement: runs when the user decrements the value; `nil` disables the button.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - title: the title, which usually includes the value.
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - title: the title, which usually includes the value.
  ///   - value: the value.
  ///   - step: the amount of each increment and decrement.
  ///   - format: the format of the value in a text field. It has no effect: the stepper shows no field.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - title: the title, which usually includes the value.
  ///   - value: the value.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within a range.
  ///
  /// - Parameters:
  ///   - title: the title, which usually includes the value.
  ///   - value: the value.
  ///   - bounds: the range of valid values.
  ///   - step: the amount of each increment and decrement.
  ///   - format: the format of the value in a text field. It has no effect: the stepper shows no field.
  ///   - onEditingChanged: called with `true` before each step, and with `false` after it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
