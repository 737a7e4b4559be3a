import Elements

/// A node whose content stands in front of the screen, and not in the place where it was written. All else it has of that place:
/// identity and state, environment, preferences.
///
/// What is in front is on screen whatever becomes of the place: a page that is covered meanwhile does not take it along.
@MainActor
package final class PortalNode<Content, Shown: GraphContent>: ContentNode<Content> {
  private var child: ContentNode<Shown>?
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node, and puts its content in front of the screen.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - shown: what is put in front: always one element, of a kind that is modal.
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
  // In the place itself there is nothing.
  override func forEachElement(_ body: @MainActor (Element) -> Void) {}

  override func didUnmount() {
    child?.forEachElement { graph.remove($0) }
  }
}
