import Elements

/// A node that shows content created from its own.
@MainActor
package final class WrappingNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let wrap: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - wrap: returns the shown content.
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
