/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

// The modifiers below have no effect, because browsers read views in document order.
extension View {
  /// Pairs the view with its label or content. This has no effect, because browsers read views in document order. If
  /// the label does not precede the content, give the content an accessibility label.
  ///
  /// - Parameters:
  ///   - role: The role of the view in the pair.
  ///   - id: The identity of the pair.
  ///   - namespace: The namespace of the id.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Links the view with other accessibility elements. This has no effect, because browsers read views in document
  /// order.
  ///
  /// - Parameters:
  ///   - id: The identity of the group.
  ///   - namespace: The namespace of the id.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Adds an action that scrolls the view by pages.
  @available(
    *, unavailable, message: "Browsers scroll without this action. Use a ScrollView, or accessibilityAction(named:_:)."
  )
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
