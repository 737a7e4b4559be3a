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
  /// The first element in the subtree that can take the focus, or `nil` if there is none.
  ///
  /// - Complexity: O(n) in the size of the subtree.
  fileprivate var firstFocusable: Element? {
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting = [self]
    while let element = waiting.popLast() {
      guard !element.layers.contains(where: { $0.kind == .hidden }) else { continue }
      if element[.disabled] == nil, element.isFocusable { return element }
      var children: [Element] = []
      var child = element.firstChild
      while let current = child {
        children.append(current)
        child = current.nextSibling
      }
      waiting += children.reversed()
    }
    return nil
  }

  private var isFocusable: Bool { schema.isFocusable || layers.contains { $0[.focusable] == .flag(true) } }
}
