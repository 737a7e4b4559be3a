/// A node for a fixed number of views, one after the other.
@MainActor
package final class SequenceNode<Content, each Child: GraphContent>: ContentNode<Content> {
  private var children: [Node] = []
  private let split: @MainActor (Content) -> (repeat each Child)

  /// Creates the node and its children.
  ///
  /// - Parameters:
  ///   - content: what to show.
  ///   - context: the place.
  ///   - split: takes the content apart.
  package init(
    _ content: Content, in context: NodeContext, split: @escaping @MainActor (Content) -> (repeat each Child)
  ) {
    self.split = split
    super.init(context)
    let parts = split(content)
    repeat append(each parts, before: context.before)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child) }
  }

  override func firstElement(from index: Int) -> Element? {
    for child in children.dropFirst(index) {
      if let element = child.firstElement { return element }
    }
    return nil
  }

  override func update(to content: Content) {
    let parts = split(content)
    var index = 0
    repeat update(each parts, at: &index)
  }

  private func append<One: GraphContent>(_ content: One, before sibling: Element?) {
    let node = One.makeNode(for: content, in: childContext(before: sibling))
    node.index = children.count
    children.append(node)
  }

  private func update<One: GraphContent>(_ content: One, at index: inout Int) {
    // Slot and type were fixed when the node was made.
    unsafeDowncast(children[index], to: ContentNode<One>.self).update(to: content)
    index += 1
  }
}
