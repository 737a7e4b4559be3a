import Elements
import Snapshots

/// Content whose rows are created when they come close to the visible area.
package struct ListContent<Shown: GraphContent>: GraphContent {
  let shown: Shown
  let isGrid: Bool

  /// Creates list content.
  ///
  /// - Parameters:
  ///   - shown: the rows.
  ///   - isGrid: whether several rows are placed next to each other.
  package init(_ shown: Shown, isGrid: Bool = false) {
    self.shown = shown
    self.isGrid = isGrid
  }

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ListNode(content, in: context)
  }
}

/// The node of a list's rows, the only child of the list's element.
@MainActor
package final class ListNode<Shown: GraphContent>: PassthroughNode<ListContent<Shown>, Shown> {
  private var window: RowWindow?

  init(_ content: ListContent<Shown>, in context: NodeContext) {
    super.init(context)
    window = RowWindow(of: self, visible: graph.rowsAtFirst, isGrid: content.isGrid)
    if let saved = graph.restoration?.details(of: self) { window?.restore(from: saved) }
    mount(content.shown, in: childContext(before: context.before))
    graph.addList(self)
    evaluate()
  }

  override var rowWindow: RowWindow? { window }
  override var savedDetails: SavedValue? { window?.saved }

  package override func update(to content: ListContent<Shown>) {
    updateChild(to: content.shown)
  }

  override func evaluate() {
    isDirty = false
    window?.createAndRemoveRows()
  }

  override func didUnmount() {
    graph.removeList(self)
  }
}

extension Graph {
  /// Requests the rows of a list for its visible area, which are created in the next turn. Arguments may come from an
  /// untrusted client.
  ///
  /// - Parameters:
  ///   - rows: the visible rows.
  ///   - list: the id of the list's element.
  /// - Returns: `false` if the list or the rows do not exist, which means that the host's state is older than the tree.
  @discardableResult
  public func show(_ rows: VisibleRows, in list: Int) -> Bool {
    lists[list]?.rowWindow?.report(rows) ?? false
  }

  /// The number of rows of all lists, with and without elements. O(n) in the number of lists.
  package var rowCount: Int { lists.values.reduce(0) { $0 + ($1.rowWindow?.rowCount ?? 0) } }

  func addList(_ node: Node) { lists[node.container.id] = node }

  func removeList(_ node: Node) {
    if lists[node.container.id] === node { lists[node.container.id] = nil }
  }
}
