import Elements

/// Content whose rows are made when they come near to what is seen.
package struct ListContent<Shown: GraphContent>: GraphContent {
  let shown: Shown
  let isGrid: Bool

  /// Names the rows.
  ///
  /// - Parameters:
  ///   - shown: the rows.
  ///   - isGrid: whether several of them stand beside one another.
  package init(_ shown: Shown, isGrid: Bool = false) {
    self.shown = shown
    self.isGrid = isGrid
  }

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ListNode(content, in: context)
  }
}

/// The node of a list's rows, the only child in the element that they stand in.
@MainActor
package final class ListNode<Shown: GraphContent>: PassthroughNode<ListContent<Shown>, Shown> {
  private var window: RowWindow?

  init(_ content: ListContent<Shown>, in context: NodeContext) {
    super.init(context)
    window = RowWindow(of: self, visible: graph.rowsAtFirst, isGrid: content.isGrid)
    mount(content.shown, in: childContext(before: context.before))
    graph.addList(self)
    evaluate()
  }

  override var rowWindow: RowWindow? { window }

  package override func update(to content: ListContent<Shown>) {
    updateChild(to: content.shown)
  }

  override func evaluate() {
    isDirty = false
    window?.settle()
  }

  override func didUnmount() {
    graph.removeList(self)
  }
}

extension Graph {
  /// Makes rows of a list for what a person sees of it now, in the next turn.
  ///
  /// - Parameters:
  ///   - rows: what is seen; any numbers are safe.
  ///   - list: the id of the list's element.
  /// - Returns: `false` where there is no such list, or the places are not in it: the host's picture is older than the tree.
  @discardableResult
  public func show(_ rows: VisibleRows, in list: Int) -> Bool {
    lists[list]?.rowWindow?.report(rows) ?? false
  }

  /// The number of rows of all lists, whether they have elements or not. O(lists).
  package var rowCount: Int { lists.values.reduce(0) { $0 + ($1.rowWindow?.rowCount ?? 0) } }

  func addList(_ node: Node) { lists[node.container.id] = node }

  func removeList(_ node: Node) {
    if lists[node.container.id] === node { lists[node.container.id] = nil }
  }
}
