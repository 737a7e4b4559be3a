import Elements

/// A node with a single child in the same container.
@MainActor
package class PassthroughNode<Content, Shown: GraphContent>: ContentNode<Content> {
  private var child: ContentNode<Shown>?

  /// Creates the child with a context.
  final func mount(_ shown: Shown, in context: NodeContext) {
    child = Shown.node(for: shown, in: context)
  }

  /// Updates the child to new content.
  final func updateChild(to shown: Shown) {
    child?.update(to: shown)
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override func firstElement(from index: Int) -> Element? { index == 0 ? child?.firstElement : nil }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { child?.forEachElement(body) }
}
