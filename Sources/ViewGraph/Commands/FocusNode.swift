import Elements

/// A node that gives the keyboard's focus to the first control in it, when the view says so.
@MainActor
package final class FocusNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let split: @MainActor (Content) -> (Shown, FocusWish)
  private var wish: FocusWish

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - split: the part of the content that is shown, and whether it is to have the focus.
  package init(
    _ content: Content, in context: NodeContext, split: @escaping @MainActor (Content) -> (Shown, FocusWish)
  ) {
    self.split = split
    let (shown, wish) = split(content)
    self.wish = wish
    super.init(context)
    mount(shown, in: childContext(before: context.before))
    if wish.isWanted { afterUpdate { [weak self] in self?.carryOut() } }
  }

  package override func update(to content: Content) {
    let (shown, wish) = split(content)
    let old = self.wish
    self.wish = wish
    updateChild(to: shown)
    if wish.isWanted != old.isWanted { afterUpdate { [weak self] in self?.carryOut() } }
  }

  override func didUnmount() {
    let wish = wish
    // The state of a view is not changed while views are evaluated.
    graph.afterUpdate { wish.tracker.left(wish.didLeave) }
  }

  private func carryOut() {
    guard isMounted, wish.isWanted != wish.tracker.hasFocus else { return }
    guard wish.isWanted else { return graph.perform(.focus(nil)) }
    var found: Element?
    forEachElement { element in
      if found == nil { found = element.firstFocusable }
    }
    if let found { graph.perform(.focus(found.id)) }
  }
}

/// Whether a view is to have the focus, and who knows whether it does.
@MainActor
package struct FocusWish {
  let isWanted: Bool
  let tracker: FocusTracker
  let didLeave: @MainActor () -> Void

  /// Names the parts.
  ///
  /// - Parameters:
  ///   - isWanted: whether the view is to have the focus.
  ///   - tracker: knows whether it does.
  ///   - didLeave: called when the view has gone with the focus.
  package init(isWanted: Bool, tracker: FocusTracker, didLeave: @escaping @MainActor () -> Void) {
    self.isWanted = isWanted
    self.tracker = tracker
    self.didLeave = didLeave
  }
}

/// Knows whether a view has the focus, as its host says.
@MainActor
package final class FocusTracker {
  /// Whether it has.
  package var hasFocus = false

  /// Creates one for a view that does not have it.
  package init() {}

  func left(_ didLeave: @MainActor () -> Void) {
    guard hasFocus else { return }
    hasFocus = false
    didLeave()
  }
}

extension Element {
  /// The element itself, or the first in it, that a person comes to by keyboard; `nil` where there is none. O(elements in it).
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

extension AttributeKey {
  /// Whether a person comes to what is no control by keyboard: a flag, of a layer.
  package static let focusable = AttributeKey(rawValue: "focusable")
}
