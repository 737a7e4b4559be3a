extension TextField {
  /// Creates a field for a value in a format.
  ///
  /// What a person types is taken over where it can be read, and stays in the field where it cannot. When they leave, the field
  /// shows the value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - format: how it is written and read.
  ///   - prompt: is shown while the field is empty; `nil` for the label.
  ///   - label: names the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(StyleFormat(value: value, style: format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value in a format, which may be missing.
  ///
  /// - Parameters:
  ///   - value: the value; `nil` where the field is empty.
  ///   - format: how it is written and read.
  ///   - prompt: is shown while the field is empty; `nil` for the label.
  ///   - label: names the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(OptionalStyleFormat(value: value, style: format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value that a formatter writes and reads. It is taken over when Return is pressed or the person leaves.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - prompt: is shown while the field is empty; `nil` for the label.
  ///   - label: names the field.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.value(FormatterFormat(value: value, formatter: formatter)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - value: the value.
  ///   - format: how it is written and read.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(StyleFormat(value: value, style: format)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value in a format, which may be missing.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - value: the value; `nil` where the field is empty.
  ///   - format: how it is written and read.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(OptionalStyleFormat(value: value, style: format)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(FormatterFormat(value: value, formatter: formatter)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - onEditingChanged: called with `true` when a person begins to type, and with `false` when they go elsewhere.
  ///   - onCommit: called when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      .value(FormatterFormat(value: value, formatter: formatter)), prompt: nil, label: Text(titleKey),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - onCommit: called when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      .value(FormatterFormat(value: value, formatter: formatter)), prompt: nil, label: Text(titleKey),
      onCommit: onCommit)
  }

  /// Creates a field for a value in a format.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - value: the value.
  ///   - format: how it is written and read.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(StyleFormat(value: value, style: format)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value in a format, which may be missing.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - value: the value; `nil` where the field is empty.
  ///   - format: how it is written and read.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(OptionalStyleFormat(value: value, style: format)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(FormatterFormat(value: value, formatter: formatter)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - onEditingChanged: called with `true` when a person begins to type, and with `false` when they go elsewhere.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      .value(FormatterFormat(value: value, formatter: formatter)), prompt: nil, label: Text(title),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - value: the value.
  ///   - formatter: writes and reads it.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      .value(FormatterFormat(value: value, formatter: formatter)), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
