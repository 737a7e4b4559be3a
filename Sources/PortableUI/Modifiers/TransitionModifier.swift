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
  /// Says how the view comes and goes in a change that is animated. Without this it fades in and out.
  ///
  /// - Parameter transition: how.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(value: transition.value))
  }
}
