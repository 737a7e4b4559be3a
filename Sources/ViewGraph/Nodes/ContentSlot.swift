import Elements

/// Content that is written in one place and shown in others: what a modifier modifies, in the modifier's body.
@MainActor
package class ContentSlot {
  /// The nodes that show the content: one in most cases. Each takes itself out before it goes.
  private var showing: [Unowned] = []

  /// A slot without content, for a body that is read and not shown.
  package static let empty = ContentSlot()

  private struct Unowned {
    unowned let node: Node
  }

  /// Makes a node that shows the content.
  fileprivate func makeNode(in context: NodeContext) -> Node {
    fatalError("The slot without content is shown nowhere, and others make a node.")
  }

  /// Shows the content of now in a node that ``makeNode(in:)`` has made.
  fileprivate func update(_ node: Node) {}

  fileprivate func noteShown(by node: Node) { showing.append(Unowned(node: node)) }

  fileprivate func noteGone(_ node: Node) {
    for index in showing.indices where showing[index].node === node {
      showing.remove(at: index)
      return
    }
  }

  /// Makes those who show the content bring it up to date in this turn.
  fileprivate func noteChange() {
    for shown in showing { shown.node.setNeedsEvaluation() }
  }
}

/// A slot with content of one type.
@MainActor
private final class FilledSlot<Content: GraphContent>: ContentSlot {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func makeNode(in context: NodeContext) -> Node { Content.node(for: content, in: context) }

  override func update(_ node: Node) {
    // The node was made by this slot, for content of this type.
    unsafeDowncast(node, to: ContentNode<Content>.self).update(to: content)
  }
}

/// A node that puts a part of its content into a slot, and shows what has the slot somewhere in it.
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
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - shown: what is shown, with the slot in it.
  ///   - slotted: the part of the content that the slot gets.
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
    // Those who show it depend on it, also where what is around them need not be evaluated.
    slot.noteChange()
    updateChild(to: shown(content, slot))
  }
}

/// A node that shows what is in a slot.
@MainActor
package final class SlotNode<Content>: ContentNode<Content> {
  private let slot: ContentSlot
  private var child: Node?

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - slot: the slot, which stays the same.
  ///   - context: the place.
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
    slot.noteGone(self)
  }
}
