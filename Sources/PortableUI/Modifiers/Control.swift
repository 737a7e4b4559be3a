private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What runs when Return is pressed in a field.
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

private struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  static var isPlain: Bool { true }

  func change(_ values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

extension View {
  /// Keeps the controls in this view from reacting to a person.
  ///
  /// - Parameter disabled: `false` changes nothing: what is disabled further up stays so.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Runs an action when Return is pressed in a field of this view, after those of views further up.
  ///
  /// - Parameter action: what to do.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.submitAction) { submit in
      let outer = submit
      submit = {
        outer?()
        action()
      }
    }
  }
}
