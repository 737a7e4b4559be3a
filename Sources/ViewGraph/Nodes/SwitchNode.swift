import Elements
import Snapshots

/// A node that shows one of several alternatives: a branch of `if`, a case of `switch`, an optional view, or a view
/// whose type or identity may change.
///
/// While the alternative stays the same, its node is updated. When another alternative is selected, it gets a new node.
@MainActor
package final class SwitchNode<Content>: ContentNode<Content> {
  /// An alternative with its key, and closures that create and update its node.
  @MainActor package struct Alternative {
    let key: AnyHashable
    let make: @MainActor (NodeContext) -> Node
    let update: @MainActor (Node) -> Void

    /// Creates an alternative.
    ///
    /// - Parameters:
    ///   - key: the key of the alternative. Equal keys imply content of the same type.
    ///   - content: the content of the alternative.
    package init<Shown: GraphContent>(_ key: AnyHashable, _ content: Shown) {
      self.key = key
      make = { Shown.node(for: content, in: $0) }
      update = { unsafeDowncast($0, to: ContentNode<Shown>.self).update(to: content) }
    }
  }

  /// A postponed alternative, or none. It is a class because few nodes have one.
  private final class Deferred {
    let alternative: Alternative?

    init(_ alternative: Alternative?) {
      self.alternative = alternative
    }
  }

  private let select: @MainActor (Content) -> Alternative?
  private var current: (key: AnyHashable, node: Node)?
  /// The alternative that is shown later, from an empty call stack, because the tree is too deep.
  private var deferred: Deferred?

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - content: the content that determines the alternative.
  ///   - context: the position of the node.
  ///   - select: returns the alternative to show, or `nil` for none.
  package init(
    _ content: Content, in context: NodeContext, select: @escaping @MainActor (Content) -> Alternative?
  ) {
    self.select = select
    super.init(context)
    guard let alternative = select(content) else { return }
    if graph.postpones(self) {
      deferred = Deferred(alternative)
    } else {
      graph.restoration?.select(alternative.key, of: self)
      current = (alternative.key, alternative.make(childContext(before: context.before)))
    }
  }

  override func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    guard let current, let state = kept(current.node) else { return nil }
    return ParkedState(of: self, keyed: [current.key: state])
  }

  override func forEachSavedChild(by saver: ValueSaver, _ body: (SavedSlot, SavedChild) -> Void) {
    guard let current else { return }
    body(SavedSlot(current.key, number: 0, by: saver), .node(current.node))
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let current { body(current.node) } }
  override func firstElement(from index: Int) -> Element? { index == 0 ? current?.node.firstElement : nil }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { current?.node.forEachElement(body) }

  override var explicitID: AnyHashable? { current?.key }

  override func rowPosition(of id: AnyHashable) -> VisibleRows.Position? {
    guard let current, current.key == id else { return nil }
    return current.node.firstElement.map { .init(element: $0.id) }
  }

  override func pathName(ofChildAt index: Int) -> String? {
    switch current?.key.base {
    case let isFirst as Bool: isFirst ? nil : "else"
    // If the key is a type, no name is added, because the content itself has a name.
    case is ObjectIdentifier, nil: nil
    case let id?: "[\(id)]"
    }
  }

  package override func update(to content: Content) {
    let alternative = select(content)
    if graph.postpones(self) {
      deferred = Deferred(alternative)
    } else {
      deferred = nil
      show(alternative)
    }
  }

  override func evaluate() {
    isDirty = false
    guard let deferred else { return }
    self.deferred = nil
    show(deferred.alternative)
  }

  private func show(_ alternative: Alternative?) {
    if let alternative, let current, current.key == alternative.key {
      alternative.update(current.node)
      return
    }
    var old = current?.node
    // The new alternative appears before the old alternative disappears, unless the old alternative is removed without
    // a transition.
    if let node = old, node.removesImmediately {
      graph.unmountImmediately(node)
      old = nil
    }
    if let alternative {
      graph.restoration?.select(alternative.key, of: self)
      current = (alternative.key, alternative.make(childContext(before: old?.firstElement ?? elementAfter)))
    } else {
      current = nil
    }
    old?.unmount()
  }
}
