/// What happens along the life of a place on screen: closures for appearance and changes, tasks.
@MainActor
package protocol NodeBehavior<Content>: AnyObject {
  associatedtype Content

  /// What it is called in messages, as in `onAppear`.
  static var name: String { get }

  /// Whether it is told of appearances. Asked when the place comes to be, and at each change.
  var followsAppearance: Bool { get }

  /// The place has come to be. The graph runs the closures given to ``Node/afterUpdate(_:)`` once it is on screen.
  func didMount(_ content: Content, on node: Node)
  /// Other content stands in the place.
  func didUpdate(to content: Content, on node: Node)
  /// The place is gone.
  func didUnmount(from node: Node)

  /// The place is on screen, newly or again. Told once the screen is up to date, like ``didDisappear(from:)``, and alternating
  /// with that: what comes and goes within one update has neither appeared nor disappeared.
  func didAppear(on node: Node)
  /// The place is on screen no more: it is gone, or kept where nobody sees it. Told after all that has appeared in the same
  /// update.
  func didDisappear(from node: Node)
}

extension NodeBehavior {
  package static var name: String { shortName(of: Self.self) }
  package var followsAppearance: Bool { true }
  package func didMount(_ content: Content, on node: Node) {}
  package func didUnmount(from node: Node) {}
  package func didAppear(on node: Node) {}
  package func didDisappear(from node: Node) {}
}

/// A node that has a behavior besides the content it shows.
@MainActor
package final class BehaviorNode<Content, Shown: GraphContent, Behavior: NodeBehavior>: PassthroughNode<Content, Shown>
where Behavior.Content == Content {
  private let behavior: Behavior
  private let shown: @MainActor (Content) -> Shown
  /// Whether the place is on screen, as the tree stands.
  private var isOnScreen = false
  /// Whether the behavior was told that it is.
  private var hasAppeared = false

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
    if isVisible { visibilityDidChange(to: true) }
  }

  package override func update(to content: Content) {
    updateChild(to: shown(content))
    behavior.didUpdate(to: content, on: self)
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
      graph.afterUpdate(of: self) { self.tellBehavior() }
    } else {
      graph.afterAppearances(of: self) { self.tellBehavior() }
    }
  }

  private func tellBehavior() {
    guard isOnScreen != hasAppeared else { return }
    hasAppeared = isOnScreen
    if hasAppeared { behavior.didAppear(on: self) } else { behavior.didDisappear(from: self) }
  }
}

extension Node {
  /// Runs `closure` once the screen is up to date, after those that were asked for earlier.
  package final func afterUpdate(_ closure: @escaping @MainActor () -> Void) {
    graph.afterUpdate(of: self, closure)
  }
}
