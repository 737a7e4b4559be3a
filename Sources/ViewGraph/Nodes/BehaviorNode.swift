import Snapshots

/// Lifecycle callbacks of a node: for appearance, changes and tasks.
@MainActor
package protocol NodeBehavior<Content>: AnyObject {
  associatedtype Content

  /// The name in messages, such as `onAppear`.
  static var name: String { get }

  /// Whether the behavior is notified of appearances. Read on creation and after each change.
  var followsAppearance: Bool { get }

  /// Called after the node was mounted. Closures passed to ``Node/afterUpdate(_:)`` run after the update.
  func didMount(_ content: Content, on node: Node)
  /// Called after the content of the node changed.
  func didUpdate(to content: Content, on node: Node)
  /// Called after the node was unmounted.
  func didUnmount(from node: Node)

  /// Called after the content became visible. Appearances and disappearances alternate. They are reported after the
  /// update, so content that is added and removed in the same update is not reported.
  func didAppear(on node: Node)
  /// Returns whether the behavior's action for the first appearance has run and must not run again after a restoration.
  ///
  /// - Parameter hasAppeared: whether the behavior has been notified that the content is visible.
  func isAppearanceSaved(hasAppeared: Bool) -> Bool
  /// Called after the node was mounted if ``isAppearanceSaved(hasAppeared:)`` was `true` in the snapshot.
  func didRestoreAppearance()

  /// Called after the content became hidden or was removed. Called after all appearances of the same update.
  func didDisappear(from node: Node)
}

extension NodeBehavior {
  package static var name: String { shortName(of: Self.self) }
  package var followsAppearance: Bool { true }
  package func isAppearanceSaved(hasAppeared: Bool) -> Bool { false }
  package func didRestoreAppearance() {}
  package func didMount(_ content: Content, on node: Node) {}
  package func didUnmount(from node: Node) {}
  package func didAppear(on node: Node) {}
  package func didDisappear(from node: Node) {}
}

/// A node with a behavior in addition to its content.
@MainActor
package final class BehaviorNode<Content, Shown: GraphContent, Behavior: NodeBehavior>: PassthroughNode<Content, Shown>
where Behavior.Content == Content {
  private let behavior: Behavior
  private let shown: @MainActor (Content) -> Shown
  /// Whether the node is visible in the current tree.
  private var isOnScreen = false
  /// Whether the behavior has been notified that the node is visible.
  private var hasAppeared = false

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - behavior: the lifecycle callbacks.
  ///   - shown: returns the part of the content that is shown.
  package init(
    _ content: Content, in context: NodeContext, behavior: Behavior, shown: @escaping @MainActor (Content) -> Shown
  ) {
    self.behavior = behavior
    self.shown = shown
    super.init(context)
    mount(shown(content), in: childContext(before: context.before))
    behavior.didMount(content, on: self)
    // Only in the turn in which the graph is restored: rows that are created later appear.
    if graph.lastingRestoration?.details(of: self)?.bool == true {
      behavior.didRestoreAppearance()
      hasAppeared = true
    }
    if isVisible { visibilityDidChange(to: true) }
  }

  package override func update(to content: Content) {
    updateChild(to: shown(content))
    behavior.didUpdate(to: content, on: self)
  }

  override var savedDetails: SavedValue? {
    behavior.isAppearanceSaved(hasAppeared: hasAppeared) ? .bool(true) : nil
  }

  override var causeName: String { "\(Behavior.name) in \(viewName)" }

  override func didUnmount() {
    visibilityDidChange(to: false)
    behavior.didUnmount(from: self)
  }

  override func visibilityDidChange(to isVisible: Bool) {
    guard behavior.followsAppearance, isVisible != isOnScreen else { return }
    isOnScreen = isVisible
    if isVisible {
      graph.afterUpdate(of: self) { self.notifyBehavior() }
    } else {
      graph.afterAppearances(of: self) { self.notifyBehavior() }
    }
  }

  private func notifyBehavior() {
    guard isOnScreen != hasAppeared else { return }
    hasAppeared = isOnScreen
    if hasAppeared { behavior.didAppear(on: self) } else { behavior.didDisappear(from: self) }
  }
}

extension Node {
  /// Calls `closure` after the next update, and after the closures that were registered earlier.
  package final func afterUpdate(_ closure: @escaping @MainActor () -> Void) {
    graph.afterUpdate(of: self, closure)
  }
}
