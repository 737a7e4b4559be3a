import Elements
import Snapshots

/// A node whose descendants can be found by id and scrolled to.
@MainActor
package final class ScrollReaderNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let finder: ScrollFinder
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - finder: the finder, which searches the node's descendants from now on.
  ///   - shown: returns the part of the content that is shown.
  package init(
    _ content: Content, in context: NodeContext, finder: ScrollFinder, shown: @escaping @MainActor (Content) -> Shown
  ) {
    self.finder = finder
    self.shown = shown
    super.init(context)
    finder.node = self
    mount(shown(content), in: childContext(before: context.before))
  }

  package override func update(to content: Content) {
    updateChild(to: shown(content))
  }

  override func didUnmount() {
    finder.node = nil
  }
}

/// Finds the descendant of a node with an id and requests the host to scroll to it.
@MainActor
package final class ScrollFinder: DerivedObject {
  /// The node, which resets this reference when it is unmounted.
  fileprivate unowned var node: Node?

  /// Creates a finder without a node.
  package init() {}

  /// Scrolls to the first view or collection row with an id, after the next update. Does nothing if there is no such
  /// view or row.
  ///
  /// - Complexity: O(n) in the number of descendants.
  package func scroll(to id: AnyHashable, anchor: ScrollAnchor?) {
    guard let node else { return }
    node.afterUpdate { [weak self] in
      guard let node = self?.node, let position = node.position(of: id) else { return }
      node.graph.perform(.scroll(to: position, anchor: anchor))
    }
  }
}

extension Node {
  /// The location of the view or row with the id.
  fileprivate func position(of id: AnyHashable) -> VisibleRows.Position? {
    var waiting = [self]
    while let node = waiting.popLast() {
      if let position = node.rowPosition(of: id) { return position }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      waiting += children.reversed()
    }
    return nil
  }
}
