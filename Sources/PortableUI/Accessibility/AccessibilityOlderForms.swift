// The names that these modifiers had first.
extension View {
  /// Sets what assistive technology calls the view.
  @available(*, deprecated, message: "Use accessibilityLabel(_:) instead.")
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets what assistive technology says that the view holds.
  @available(*, deprecated, message: "Use accessibilityValue(_:) instead.")
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets what assistive technology tells of using the view.
  @available(*, deprecated, message: "Use accessibilityHint(_:) instead.")
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Says whether assistive technology passes the view over.
  @available(*, deprecated, message: "Use accessibilityHidden(_:) instead.")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view a name by which tests find it.
  @available(*, deprecated, message: "Use accessibilityIdentifier(_:) instead.")
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what the view is.
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Says what the view is not.
  @available(*, deprecated, message: "Use accessibilityRemoveTraits(_:) instead.")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Says when the view is read among its neighbours.
  @available(*, deprecated, message: "Use accessibilitySortPriority(_:) instead.")
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Sets by which names a person may call the view.
  @available(*, deprecated, message: "Use accessibilityInputLabels(_:) instead.")
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Where assistive technology presses the view.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

  /// Where assistive technology presses the view.
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
