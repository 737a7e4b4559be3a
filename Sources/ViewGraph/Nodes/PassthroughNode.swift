import Elements

/// A node that adds something to one content and shows it in its own place.
@MainActor
package class PassthroughNode<Content, Shown: GraphContent>: ContentNode<Content> {
  private var child: ContentNode<Shown>?

  /// Makes the child; `context` is the place as the child is to see it.
  final func mount(_ shown: Shown, in context: NodeContext) {
    child = Shown.node(for: shown, in: context)
  }

  /// Shows other content in the child's place.
  final func updateChild(to shown: Shown) {
    child?.update(to: shown)
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override func firstElement(from index: Int) -> Element? { index == 0 ? child?.firstElement : nil }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { child?.forEachElement(body) }
}
