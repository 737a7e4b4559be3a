import Elements

/// A place that something written elsewhere is shown in: an item of a bar, which is written on the page below the bar.
///
/// What is written keeps identity and state, environment and preferences of its own place, wherever the target stands and even
/// while there is none.
@MainActor
package final class PortalTarget {
  /// The element that the target stands in; `nil` while it is not on the screen.
  fileprivate var container: Element?
  /// What is written elsewhere: it outlives neither its own place nor what this refers to.
  fileprivate weak var portal: Node?

  /// Creates a target that is not on the screen.
  package init() {}
}

/// The node of the place where a target stands, alone in its element.
@MainActor
package final class PortalTargetNode<Content>: ContentNode<Content> {
  private let target: PortalTarget

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - context: the place.
  ///   - target: the target, which stays the same.
  package init(_ context: NodeContext, target: PortalTarget) {
    self.target = target
    super.init(context)
    target.container = container
    target.portal?.setNeedsEvaluation()
  }

  override func didUnmount() {
    // Another place may have taken it over.
    guard target.container === container else { return }
    target.container = nil
    target.portal?.setNeedsEvaluation()
  }
}

/// A node whose content is shown in a target, and not in the place where it was written.
@MainActor
package final class TargetedPortalNode<Content, Shown: GraphContent>: ContentNode<Content> {
  private var content: Content
  private var child: ContentNode<Shown>?
  private var shownIn: Element?
  private let target: PortalTarget
  private let childEnvironment: EnvironmentScope
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node, and its content if the target is on the screen.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - target: where it is shown, which stays the same.
  ///   - shown: what is shown there.
  package init(
    _ content: Content, in context: NodeContext, target: PortalTarget, shown: @escaping @MainActor (Content) -> Shown
  ) {
    self.content = content
    self.target = target
    self.shown = shown
    let appearance = AppearanceScope(inside: context.environment.appearance, isShown: true)
    childEnvironment = EnvironmentScope(inside: context.environment, appearance: appearance)
    super.init(context)
    target.portal = self
    follow()
  }

  package override func update(to content: Content) {
    self.content = content
    child?.update(to: shown(content))
  }

  override func evaluate() {
    isDirty = false
    follow()
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override var isContainer: Bool { true }
  // In the place itself there is nothing.
  override func forEachElement(_ body: @MainActor (Element) -> Void) {}

  override func didUnmount() {
    if let shownIn, shownIn.isInTree { child?.forEachElement { graph.remove($0) } }
  }

  /// Shows the content where the target is now.
  private func follow() {
    guard target.container !== shownIn else { return }
    // What stood in an element that has gone has gone with it.
    child?.unmount(keepsElements: shownIn.map { !$0.isInTree } ?? false)
    child = nil
    shownIn = target.container
    guard let shownIn else { return }
    child = Shown.makeNode(
      for: shown(content),
      in: NodeContext(
        graph: graph, parent: self, container: shownIn, before: nil, environment: childEnvironment, modifiers: nil))
  }
}
