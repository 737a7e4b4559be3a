import Elements

/// A node whose content is presented modally, outside of its container. The content has the identity, state,
/// environment and preferences of the node's position.
///
/// The content is visible even if its position becomes hidden, for example because its page is covered.
@MainActor
package final class PortalNode<Content, Shown: GraphContent>: ContentNode<Content> {
  private var child: ContentNode<Shown>?
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node and presents its content.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - shown: returns the presented content: always a single element of a modal kind.
  package init(_ content: Content, in context: NodeContext, shown: @escaping @MainActor (Content) -> Shown) {
    self.shown = shown
    super.init(context)
    let scope = EnvironmentScope(inside: environment, appearance: AppearanceScope(inside: nil, isShown: true))
    child = Shown.makeNode(
      for: shown(content),
      in: NodeContext(
        graph: graph, parent: self, container: graph.root, before: nil, environment: scope, modifiers: nil))
  }

  package override func update(to content: Content) {
    child?.update(to: shown(content))
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override var isContainer: Bool { true }
  override var keepsAppearance: Bool { true }
  // There are no elements in the node's own container.
  override func forEachElement(_ body: @MainActor (Element) -> Void) {}

  override func didUnmount() {
    child?.forEachElement { graph.remove($0) }
  }
}
