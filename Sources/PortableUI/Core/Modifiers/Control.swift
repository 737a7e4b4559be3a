@usableFromInline
struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  @usableFromInline
  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  @usableFromInline static var isPlain: Bool { true }

  @usableFromInline
  func change(_ values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

extension View {
  /// Disables the controls in this view.
  ///
  /// - Parameter disabled: whether the controls are disabled. `false` has no effect on controls that an outer modifier
  ///   disables.
  @inlinable
  public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
