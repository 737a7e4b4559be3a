import Elements

/// Content that is declared in one place and shown elsewhere: the modified content in the body of a modifier.
@MainActor
package class ContentSlot {
  /// The nodes that show the content, usually one. Each removes itself before it is deallocated.
  private var showing: [Unowned] = []

  /// A slot without content, for a body that is inspected and not shown.
  package static let empty = ContentSlot()

  private struct Unowned {
    unowned let node: Node
  }

  /// Creates a node that shows the content.
  fileprivate func makeNode(in context: NodeContext) -> Node {
    fatalError("An empty content slot cannot make a node. A slot with content overrides makeNode(in:).")
  }

  /// Updates a node that ``makeNode(in:)`` created to the current content.
  fileprivate func update(_ node: Node) {}

  fileprivate func noteShown(by node: Node) { showing.append(Unowned(node: node)) }

  fileprivate func noteRemoved(_ node: Node) {
    for index in showing.indices where showing[index].node === node {
      showing.remove(at: index)
      return
    }
  }

  /// Invalidates the nodes that show the content.
  fileprivate func noteChange() {
    for shown in showing { shown.node.setNeedsEvaluation() }
  }
}

/// A slot with content of a type.
@MainActor
private final class FilledSlot<Content: GraphContent>: ContentSlot {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func makeNode(in context: NodeContext) -> Node { Content.node(for: content, in: context) }

  override func update(_ node: Node) {
    // This slot created the node for content of this type.
    unsafeDowncast(node, to: ContentNode<Content>.self).update(to: content)
  }
}

/// A node that provides a part of its content in a slot, and shows content that contains the slot.
@MainActor
package final class SlotOwnerNode<Content, Slotted: GraphContent, Shown: GraphContent>:
  PassthroughNode<Content, Shown>
{
  private let slot: FilledSlot<Slotted>
  private let shown: @MainActor (Content, ContentSlot) -> Shown
  private let slotted: @MainActor (Content) -> Slotted

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - shown: returns the shown content, which contains the slot.
  ///   - slotted: returns the part of the content for the slot.
  package init(
    _ content: Content, in context: NodeContext, shown: @escaping @MainActor (Content, ContentSlot) -> Shown,
    slotted: @escaping @MainActor (Content) -> Slotted
  ) {
    self.shown = shown
    self.slotted = slotted
    slot = FilledSlot(slotted(content))
    super.init(context)
    mount(shown(content, slot), in: childContext(before: context.before))
  }

  package override func update(to content: Content) {
    slot.content = slotted(content)
    // The nodes that show the slot depend on its content. They must be evaluated even if the content around them need
    // not be.
    slot.noteChange()
    updateChild(to: shown(content, slot))
  }
}

/// A node that shows the content of a slot.
@MainActor
package final class SlotNode<Content>: ContentNode<Content> {
  private let slot: ContentSlot
  private var child: Node?

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - slot: the slot, which does not change.
  ///   - context: the position of the node.
  package init(_ slot: ContentSlot, in context: NodeContext) {
    self.slot = slot
    super.init(context)
    child = slot.makeNode(in: childContext(before: context.before))
    slot.noteShown(by: self)
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override func firstElement(from index: Int) -> Element? { index == 0 ? child?.firstElement : nil }

  package override func update(to content: Content) {
    if isDirty { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    if let child { slot.update(child) }
  }

  override func didUnmount() {
    slot.noteRemoved(self)
  }
}
