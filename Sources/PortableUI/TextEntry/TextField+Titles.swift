extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - text: what is in the field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - text: what is in the field.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - text: what is in the field.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  ///   - axis: where the field grows when there is more than it has room for: `vertical` for several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - text: what is in the field.
  ///   - onEditingChanged: called with `true` when a person begins to type, and with `false` when they go elsewhere.
  ///   - onCommit: called when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(.text(text), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: names the field.
  ///   - text: what is in the field.
  ///   - onCommit: called when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(.text(text), prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - text: what is in the field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(title))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - text: what is in the field.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - text: what is in the field.
  ///   - prompt: is shown while the field is empty; `nil` for the name.
  ///   - axis: where the field grows when there is more than it has room for: `vertical` for several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - text: what is in the field.
  ///   - onEditingChanged: called with `true` when a person begins to type, and with `false` when they go elsewhere.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(.text(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: names the field.
  ///   - text: what is in the field.
  ///   - onCommit: called when Return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(.text(text), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
