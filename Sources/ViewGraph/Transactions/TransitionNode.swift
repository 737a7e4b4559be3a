import Elements

/// A node that says how the elements of its content come and go.
@MainActor
package final class TransitionNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let source: TransitionSource
  private let split: @MainActor (Content) -> (ElementTransition, Shown)

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - split: how the elements come and go, and the part of the content that is shown.
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
