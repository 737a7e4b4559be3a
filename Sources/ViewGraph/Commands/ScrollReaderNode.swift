import Elements

/// A node in which others can be looked for by their ids, to be scrolled to.
@MainActor
package final class ScrollReaderNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let finder: ScrollFinder
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - finder: looks in the node from now on.
  ///   - shown: the part of the content that is shown.
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

/// Finds what has an id below one node, and has it scrolled to.
@MainActor
package final class ScrollFinder {
  /// It takes itself out before it goes.
  fileprivate unowned var node: Node?

  /// Creates a finder that finds nothing.
  package init() {}

  /// Has the first view with that id scrolled to, or the row of a collection, once the screen is up to date. Where none has it, nothing
  /// is done. O(nodes).
  package func scroll(to id: AnyHashable, anchor: ScrollAnchor?) {
    guard let node else { return }
    node.afterUpdate { [weak self] in
      guard let node = self?.node, let place = node.place(of: id) else { return }
      node.graph.perform(.scroll(to: place, anchor: anchor))
    }
  }
}

extension Node {
  /// Where what has the id stands.
  fileprivate func place(of id: AnyHashable) -> VisibleRows.Place? {
    var waiting = [self]
    while let node = waiting.popLast() {
      if let place = node.ownPlace(of: id) { return place }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      waiting += children.reversed()
    }
    return nil
  }
}
