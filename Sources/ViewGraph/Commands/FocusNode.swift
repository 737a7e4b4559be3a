import Elements
import Snapshots

/// A node that moves the keyboard focus to its first control when the view requests it.
@MainActor
package final class FocusNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let split: @MainActor (Content) -> (Shown, FocusRequest)
  private var request: FocusRequest

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - split: returns the part of the content that is shown, and the focus request.
  package init(
    _ content: Content, in context: NodeContext, split: @escaping @MainActor (Content) -> (Shown, FocusRequest)
  ) {
    self.split = split
    let (shown, request) = split(content)
    self.request = request
    super.init(context)
    mount(shown, in: childContext(before: context.before))
    if request.isWanted { afterUpdate { [weak self] in self?.performRequest() } }
  }

  package override func update(to content: Content) {
    let (shown, request) = split(content)
    let old = self.request
    self.request = request
    updateChild(to: shown)
    if request.isWanted != old.isWanted { afterUpdate { [weak self] in self?.performRequest() } }
  }

  override func didUnmount() {
    let request = request
    // State must not change while views are evaluated.
    graph.afterUpdate { request.tracker.left(request.didLeave) }
  }

  private func performRequest() {
    guard isMounted, request.isWanted != request.tracker.hasFocus else { return }
    guard request.isWanted else { return graph.perform(.focus(nil)) }
    var found: Element?
    forEachElement { element in
      if found == nil { found = element.firstFocusable }
    }
    if let found { graph.perform(.focus(found.id)) }
  }
}

/// A focus request of a view, with the object that tracks its focus.
@MainActor
package struct FocusRequest {
  let isWanted: Bool
  let tracker: FocusTracker
  let didLeave: @MainActor () -> Void

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - isWanted: whether the view should have the focus.
  ///   - tracker: tracks whether the view has the focus.
  ///   - didLeave: called when the view was removed while it had the focus.
  package init(isWanted: Bool, tracker: FocusTracker, didLeave: @escaping @MainActor () -> Void) {
    self.isWanted = isWanted
    self.tracker = tracker
    self.didLeave = didLeave
  }
}

/// Tracks whether a view has the focus, as reported by the host.
@MainActor
package final class FocusTracker: DerivedObject {
  /// Whether the view has the focus.
  package var hasFocus = false

  /// Creates a tracker for a view without focus.
  package init() {}

  func left(_ didLeave: @MainActor () -> Void) {
    guard hasFocus else { return }
    hasFocus = false
    didLeave()
  }
}

extension Element {
  /// The first focusable element in the subtree, or `nil` if there is none.
  ///
  /// - Complexity: O(n) in the size of the subtree.
  fileprivate var firstFocusable: Element? {
    if schema.isFocusable || layers.contains(where: { $0[.focusable] == .flag(true) }) { return self }
    var child = firstChild
    while let current = child {
      if let found = current.firstFocusable { return found }
      child = current.nextSibling
    }
    return nil
  }
}
