import ViewGraph

private struct StateRestoration: ViewModifier {
  let isEnabled: Bool

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    StateExclusionNode(content, in: context, isSaved: { $0.modifier.isEnabled }, shown: { $0.content })
  }
}

extension View {
  /// Sets whether a snapshot of the screen contains the state of this view and the views in it. By default, it does.
  ///
  /// A restored screen shows a view whose state is not restored as at its first appearance: properties have their
  /// initial values, and `onAppear` closures run. To exclude a single property, use ``TransientState``.
  ///
  /// ```swift
  /// PaymentForm()
  ///   .restoresState(false)
  /// ```
  ///
  /// The state that surrounding views hold, such as a store that they pass, is saved all the same.
  ///
  /// - Parameter isEnabled: Whether the state is saved and restored.
  public func restoresState(_ isEnabled: Bool) -> some View {
    modifier(StateRestoration(isEnabled: isEnabled))
  }
}
