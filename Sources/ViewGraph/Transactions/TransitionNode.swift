import Elements

/// A node that sets the transition of its content's elements.
@MainActor
package final class TransitionNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let source: TransitionSource
  private let split: @MainActor (Content) -> (ElementTransition, Shown)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - split: returns the transition, and the part of the content that is shown.
  package init(
    _ content: Content, in context: NodeContext,
    split: @escaping @MainActor (Content) -> (ElementTransition, Shown)
  ) {
    self.split = split
    let (transition, shown) = split(content)
    source = TransitionSource(transition)
    super.init(context)
    var childContext = childContext(before: context.before)
    childContext.modifiers = self
    mount(shown, in: childContext)
  }

  package override func update(to content: Content) {
    let (transition, shown) = split(content)
    source.transition = transition
    updateChild(to: shown)
  }

  override var transitionSource: TransitionSource? { source }
}
