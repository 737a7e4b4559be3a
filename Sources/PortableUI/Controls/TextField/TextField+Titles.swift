extension TextField where Label == Text {
  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(titleKey))
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  ///   - axis: the axis along which the field extends when the text does not fit; `vertical` allows several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  ///   - onEditingChanged: called with `true` when editing begins, and with `false` when it ends.
  ///   - onCommit: called when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(.text(text), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the field.
  ///   - text: a binding to the text.
  ///   - onCommit: called when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(.text(text), prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(title))
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  ///   - prompt: the placeholder shown while the field is empty; `nil` shows the title.
  ///   - axis: the axis along which the field extends when the text does not fit; `vertical` allows several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  ///   - onEditingChanged: called with `true` when editing begins, and with `false` when it ends.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(.text(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: the title of the field.
  ///   - text: a binding to the text.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(.text(text), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
