extension Stepper where Label == Text {
  /// Creates a stepper that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what is changed, and usually to what.
  ///   - onIncrement: runs when a person wants more; `nil` where there is no more.
  ///   - onDecrement: runs when a person wants less; `nil` where there is no less.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - titleKey: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - step: by how much it is changed.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, in a format that platforms with a field beside it show.
  ///
  /// - Parameters:
  ///   - titleKey: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - step: by how much it is changed.
  ///   - format: how it is written where it is.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  ///
  /// - Parameters:
  ///   - titleKey: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - bounds: the least and the greatest value.
  ///   - step: by how much it is changed.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range, in a format that platforms with a field beside it show.
  ///
  /// - Parameters:
  ///   - titleKey: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - bounds: the least and the greatest value.
  ///   - step: by how much it is changed.
  ///   - format: how it is written where it is.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what is changed, and usually to what.
  ///   - onIncrement: runs when a person wants more; `nil` where there is no more.
  ///   - onDecrement: runs when a person wants less; `nil` where there is no less.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - title: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - step: by how much it is changed.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, in a format that platforms with a field beside it show.
  ///
  /// - Parameters:
  ///   - title: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - step: by how much it is changed.
  ///   - format: how it is written where it is.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  ///
  /// - Parameters:
  ///   - title: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - bounds: the least and the greatest value.
  ///   - step: by how much it is changed.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range, in a format that platforms with a field beside it show.
  ///
  /// - Parameters:
  ///   - title: says what is changed, and usually to what.
  ///   - value: the value.
  ///   - bounds: the least and the greatest value.
  ///   - step: by how much it is changed.
  ///   - format: how it is written where it is.
  ///   - onEditingChanged: called with `true` before a step, and with `false` afterwards.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
