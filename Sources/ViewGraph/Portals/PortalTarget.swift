import Elements
import Snapshots

/// A place that shows content declared elsewhere, such as a toolbar item that is declared in the view below the bar.
///
/// The content keeps the identity, state, environment and preferences of its own position, regardless of the position
/// of the target, and even if the target is not mounted.
@MainActor
package final class PortalTarget: DerivedObject {
  /// The element that contains the target, or `nil` if the target is not mounted.
  fileprivate var container: Element?
  /// The node of the content. It is weak, so that the target does not outlive the content's position.
  fileprivate weak var portal: Node?

  /// Creates a target that is not mounted.
  package init() {}
}

/// The node of a target, the only one in its element.
@MainActor
package final class PortalTargetNode<Content>: ContentNode<Content> {
  private let target: PortalTarget

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - context: the position of the node.
  ///   - target: the target, which does not change.
  package init(_ context: NodeContext, target: PortalTarget) {
    self.target = target
    super.init(context)
    target.container = container
    target.portal?.setNeedsEvaluation()
  }

  override func didUnmount() {
    // The target may have been mounted elsewhere in the meantime.
    guard target.container === container else { return }
    target.container = nil
    target.portal?.setNeedsEvaluation()
  }
}

/// A node whose content is shown in a target, outside of its own container.
@MainActor
package final class TargetedPortalNode<Content, Shown: GraphContent>: ContentNode<Content> {
  private var content: Content
  private var child: ContentNode<Shown>?
  private var shownIn: Element?
  private let target: PortalTarget
  private let childEnvironment: EnvironmentScope
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node, and its content if the target is mounted.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - target: the target, which does not change.
  ///   - shown: returns the content for the target.
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
    moveToTargetContainer()
  }

  package override func update(to content: Content) {
    self.content = content
    child?.update(to: shown(content))
  }

  override func evaluate() {
    isDirty = false
    moveToTargetContainer()
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override var isContainer: Bool { true }
  // There are no elements in the node's own container.
  override func forEachElement(_ body: @MainActor (Element) -> Void) {}

  override func didUnmount() {
    if let shownIn, shownIn.isInTree { child?.forEachElement { graph.remove($0) } }
  }

  /// Moves the content to the current container of the target.
  private func moveToTargetContainer() {
    guard target.container !== shownIn else { return }
    // Elements in a removed container have been removed with it.
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
