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
  /// Keeps the controls in this view from reacting to a person.
  ///
  /// - Parameter disabled: `false` changes nothing: what is disabled further up stays so.
  @inlinable
  public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
