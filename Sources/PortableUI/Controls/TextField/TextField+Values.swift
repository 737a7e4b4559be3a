extension TextField {
  /// Creates a field for a formatted value.
  ///
  /// Each change of the text updates the value, if the text can be parsed. Other text stays in the field without
  /// changing the value. When editing ends, the field shows the formatted value.
  ///
  /// - Parameters:
  ///   - value: a binding to the value.
  ///   - format: the format style that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the label.
  ///   - label: the label of the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(StyleFormat(value: value, style: format)), prompt: prompt, label: label())
  }

  /// Creates a field for an optional formatted value.
  ///
  /// - Parameters:
  ///   - value: a binding to the value; `nil` while the field is empty.
  ///   - format: the format style that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the label.
  ///   - label: the label of the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(OptionalStyleFormat(value: value, style: format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value with a formatter. The value is updated when Return is pressed or editing ends.
  ///
  /// - Parameters:
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the label.
  ///   - label: the label of the field.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.value(FormatterFormat(value: value, formatter: formatter)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a formatted value.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - value: a binding to the value.
  ///   - format: the format style that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(StyleFormat(value: value, style: format)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for an optional formatted value.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - value: a binding to the value; `nil` while the field is empty.
  ///   - format: the format style that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(OptionalStyleFormat(value: value, style: format)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(FormatterFormat(value: value, formatter: formatter)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - onEditingChanged: called with `true` when editing begins, and with `false` when it ends.
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

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - onCommit: called when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      .value(FormatterFormat(value: value, formatter: formatter)), prompt: nil, label: Text(titleKey),
      onCommit: onCommit)
  }

  /// Creates a field for a formatted value.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - value: a binding to the value.
  ///   - format: the format style that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(StyleFormat(value: value, style: format)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for an optional formatted value.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - value: a binding to the value; `nil` while the field is empty.
  ///   - format: the format style that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(OptionalStyleFormat(value: value, style: format)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.value(FormatterFormat(value: value, formatter: formatter)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - onEditingChanged: called with `true` when editing begins, and with `false` when it ends.
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

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - value: a binding to the value.
  ///   - formatter: the formatter that formats and parses the value.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      .value(FormatterFormat(value: value, formatter: formatter)), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
