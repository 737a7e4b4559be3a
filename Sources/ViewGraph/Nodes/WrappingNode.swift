import Elements

/// A node that shows other content made of its own.
@MainActor
package final class WrappingNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let wrap: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - wrap: what is shown of it.
  package init(
    _ content: Content, in context: NodeContext, wrap: @escaping @MainActor (Content) -> Shown
  ) {
    self.wrap = wrap
    super.init(context)
    mount(wrap(content), in: childContext(before: context.before))
  }

  package override func update(to content: Content) {
    updateChild(to: wrap(content))
  }
}
