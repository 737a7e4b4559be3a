/// What happens along the life of a place on screen: closures for appearance and changes, tasks.
@MainActor
package protocol NodeBehavior<Content>: AnyObject {
  associatedtype Content

  /// The place has come to be. The graph runs the closures given to ``Node/afterUpdate(_:)`` once it is on screen.
  func didMount(_ content: Content, on node: Node)
  /// Other content stands in the place.
  func didUpdate(to content: Content, on node: Node)
  /// The place is gone.
  func didUnmount(from node: Node)
}

/// A node that has a behavior besides the content it shows.
@MainActor
package final class BehaviorNode<Content, Shown: GraphContent, Behavior: NodeBehavior>: PassthroughNode<Content, Shown>
where Behavior.Content == Content {
  private let behavior: Behavior
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - behavior: what happens along its life.
  ///   - shown: the part of the content that is shown.
  package init(
    _ content: Content, in context: NodeContext, behavior: Behavior, shown: @escaping @MainActor (Content) -> Shown
  ) {
    self.behavior = behavior
    self.shown = shown
    super.init(context)
    mount(shown(content), in: childContext(before: context.before))
    behavior.didMount(content, on: self)
  }

  package override func update(to content: Content) {
    updateChild(to: shown(content))
    behavior.didUpdate(to: content, on: self)
  }

  override func didUnmount() {
    behavior.didUnmount(from: self)
  }
}

extension Node {
  /// Runs `closure` once the screen is up to date, after those that were asked for earlier.
  package final func afterUpdate(_ closure: @escaping @MainActor () -> Void) {
    graph.afterUpdate(closure)
  }
}
