/// What a view is in a pair of a label and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it names.
  case content
}

// Browsers read views in the order in which they are written: a label before its content, what is linked one after the other.
extension View {
  /// Makes the view one of a pair of a label and what it names. Hosts that read in the order of views need no pair; give the content an
  /// accessibility label where the label does not stand before it.
  ///
  /// - Parameters:
  ///   - role: which of the two it is.
  ///   - id: the same for both.
  ///   - namespace: where the id counts.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Links the view with others far from it. Hosts that read in the order of views do not.
  ///
  /// - Parameters:
  ///   - id: the same for all.
  ///   - namespace: where the id counts.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Lets assistive technology scroll the view page by page.
  @available(
    *, unavailable, message: "Browsers scroll by themselves: use a ScrollView, or accessibilityAction(named:_:)."
  )
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
