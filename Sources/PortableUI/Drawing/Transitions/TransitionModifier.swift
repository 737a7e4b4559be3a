import Elements
import ViewGraph

private struct TransitionModifier: ViewModifier {
  let value: ElementTransition

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    TransitionNode(content, in: context) { ($0.modifier.value, $0.content) }
  }
}

extension View {
  /// Sets the animation with which the view is inserted and removed in an animated update. The default is a fade.
  ///
  /// - Parameter transition: the transition.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(value: transition.value))
  }
}
