// Former names of the accessibility modifiers.
extension View {
  /// Sets the accessibility label of the view.
  @available(*, deprecated, message: "Use accessibilityLabel(_:) instead.")
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value of the view.
  @available(*, deprecated, message: "Use accessibilityValue(_:) instead.")
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint of the view.
  @available(*, deprecated, message: "Use accessibilityHint(_:) instead.")
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technology.
  @available(*, deprecated, message: "Use accessibilityHidden(_:) instead.")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets an identifier that tests use to find the view.
  @available(*, deprecated, message: "Use accessibilityIdentifier(_:) instead.")
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Adds accessibility traits to the view.
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Removes accessibility traits from the view.
  @available(*, deprecated, message: "Use accessibilityRemoveTraits(_:) instead.")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the priority of the view in the reading order.
  @available(*, deprecated, message: "Use accessibilitySortPriority(_:) instead.")
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Sets alternative names for voice control.
  @available(*, deprecated, message: "Use accessibilityInputLabels(_:) instead.")
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Sets the activation point of the view. This has no effect.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

  /// Sets the activation point of the view. This has no effect.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
