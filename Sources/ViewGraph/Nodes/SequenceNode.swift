import Elements

/// Content that consists of a fixed number of contents.
@MainActor
package protocol SequenceContent: GraphContent {
  /// Passes the parts to `visitor` in order. Their number and types never change.
  func visitParts(_ visitor: inout some PartVisitor)
}

/// A visitor of contents of several types.
@MainActor
package protocol PartVisitor {
  mutating func visit<Part: GraphContent>(_ part: Part)
}

/// A node for a fixed number of views.
@MainActor
package final class SequenceNode<Content: SequenceContent>: ContentNode<Content> {
  private var children: [Node] = []

  /// Creates the node and its children.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  package init(_ content: Content, in context: NodeContext) {
    super.init(context)
    var maker = ChildMaker(context: childContext(before: context.before))
    content.visitParts(&maker)
    children = maker.children
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) {
    for child in children { body(child) }
  }

  override func firstElement(from index: Int) -> Element? {
    for child in children.dropFirst(index) {
      if let element = child.firstElement { return element }
    }
    return nil
  }

  override func pathName(ofChildAt index: Int) -> String? { String(index) }

  package override func update(to content: Content) {
    var updater = ChildUpdater(children: children)
    content.visitParts(&updater)
  }
}

private struct ChildMaker: PartVisitor {
  let context: NodeContext
  var children: [Node] = []

  mutating func visit<Part: GraphContent>(_ part: Part) {
    let node = Part.node(for: part, in: context)
    node.index = children.count
    children.append(node)
  }
}

private struct ChildUpdater: PartVisitor {
  let children: [Node]
  var index = 0

  mutating func visit<Part: GraphContent>(_ part: Part) {
    // The position and type were determined when the node was created.
    unsafeDowncast(children[index], to: ContentNode<Part>.self).update(to: part)
    index += 1
  }
}
