import Elements
import Snapshots
import Tracking

/// A row of a collection. It is evaluated separately, so that it has its own dependencies.
package struct KeyedRow<Item, Row: GraphContent>: GraphContent, BodyPart {
  let item: Item
  let makeRow: (Item) -> Row

  package static var isStructure: Bool { true }

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: KeyedRow) -> Row { content.makeRow(content.item) }
  }
}

/// A node for the rows of a collection, which are matched by id through insertion, removal and reordering.
@MainActor
package final class KeyedNode<Content, Items: Sequence, ID: Hashable, Row: GraphContent>: ContentNode<Content> {
  /// The collection in the node's content.
  package struct Parts {
    let items: Items
    let id: (Items.Element) -> ID
    let makeRow: (Items.Element) -> Row

    /// Creates the parts.
    ///
    /// - Parameters:
    ///   - items: the collection.
    ///   - id: returns the id of an item.
    ///   - makeRow: returns the content of an item's row.
    package init(
      items: Items, id: @escaping (Items.Element) -> ID, makeRow: @escaping (Items.Element) -> Row
    ) {
      self.items = items
      self.id = id
      self.makeRow = makeRow
    }
  }

  private typealias Entries = (ids: [ID], items: [Items.Element])
  private typealias RowContent = KeyedRow<Items.Element, Row>

  private var ids: [ID] = []
  private var rows: [ContentNode<KeyedRow<Items.Element, Row>>] = []
  private var shown = ShownRows()
  private var content: Content
  private var observer: Observer?
  private var observation = ObservationBridge()
  private let layout = TypeLayout.of(Content.self)
  private let parts: @MainActor (Content) -> Parts

  /// Creates the node and its rows.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - parts: returns the parts of the content.
  package init(_ content: Content, in context: NodeContext, parts: @escaping @MainActor (Content) -> Parts) {
    self.parts = parts
    self.content = content
    super.init(context)
    observer = Observer { [unowned self] in setNeedsEvaluation() }
    let (parts, entries) = readItems()
    ids = entries.ids
    rows.reserveCapacity(ids.count)
    for item in entries.items {
      graph.restoration?.select(AnyHashable(ids[rows.count]), at: rows.count, of: self)
      let node = makeRow(item, parts, before: context.before)
      node.index = rows.count
      rows.append(node)
    }
    noteShownRows()
  }

  override func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    var states: [AnyHashable: ParkedState] = [:]
    // Of several rows with the same id, the first one keeps its state.
    for index in rows.indices.reversed() { states[AnyHashable(ids[index])] = kept(rows[index]) }
    return ParkedState(of: self, keyed: states)
  }

  override func forEachSavedChild(by saver: ValueSaver, _ body: (SavedSlot, SavedChild) -> Void) {
    for (row, id) in zip(rows, ids) {
      body(SavedSlot(AnyHashable(id), number: row.index, by: saver), .node(row))
    }
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) {
    for row in rows { body(row) }
  }

  override func firstElement(from index: Int) -> Element? {
    var index = index
    while let candidate = shown.first(from: index) {
      if let element = rows[candidate].firstElement { return element }
      shown.remove(candidate)
      index = candidate + 1
    }
    return nil
  }

  override func childMayShow(at index: Int) { shown.insert(index) }

  override func pathName(ofChildAt index: Int) -> String? { "[\(ids[index])]" }

  override func rowPosition(of id: AnyHashable) -> VisibleRows.Position? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return rows[index].firstElement.map { .init(element: $0.id) }
  }

  override var isCollection: Bool { true }

  override func addTraits(of child: Node, to traits: inout Traits) { traits.id = AnyHashable(ids[child.index]) }

  package override func update(to content: Content) {
    self.content = content
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let (parts, entries) = readItems()
    let plan = KeyedDiff(from: ids, to: entries.ids)
    for old in plan.removed { rows[old].unmount() }

    var newRows: [ContentNode<KeyedRow<Items.Element, Row>>] = []
    newRows.reserveCapacity(entries.ids.count)
    if plan.isUnchanged {
      newRows = rows
    } else {
      // Place from last to first, so that each row is placed before a row that is already in place.
      var next = elementAfter
      for (new, source) in plan.sources.enumerated().reversed() {
        let node: ContentNode<KeyedRow<Items.Element, Row>>
        switch source {
        case .stays(let old):
          node = rows[old]
        case .moves(let old):
          node = rows[old]
          node.forEachElement { graph.move($0, before: next) }
        case .isNew:
          graph.restoration?.select(AnyHashable(entries.ids[new]), at: new, of: self)
          node = makeRow(entries.items[new], parts, before: next)
        }
        next = node.firstElement ?? next
        newRows.append(node)
      }
      newRows.reverse()
    }
    ids = entries.ids
    rows = newRows
    if !plan.isUnchanged {
      noteShownRows()
      environment.preferences?.noteOrder()
    }
    for index in rows.indices {
      rows[index].index = index
      // A new row already shows its item, so it need not be updated.
      if !plan.isUnchanged, plan.sources[index] == .isNew { continue }
      rows[index].update(to: KeyedRow(item: entries.items[index], makeRow: parts.makeRow))
    }
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
  }

  /// Reads the collection and its ids. Both may access observable objects.
  private func readItems() -> (parts: Parts, entries: Entries) {
    func readItems() -> (parts: Parts, entries: Entries) {
      let parts = parts(content)
      return (parts, entries(of: parts))
    }
    guard let observer else { return readItems() }
    return observer.track { observation.track(for: self, layout: layout, readItems) }
  }

  private func noteShownRows() {
    shown = ShownRows(count: rows.count)
    for index in rows.indices where rows[index].mayHaveElements { shown.insert(index) }
  }

  private func makeRow(
    _ item: Items.Element, _ parts: Parts, before sibling: Element?
  ) -> ContentNode<KeyedRow<Items.Element, Row>> {
    RowContent.makeNode(
      for: KeyedRow(item: item, makeRow: parts.makeRow), in: childContext(before: sibling))
  }

  /// Returns the items with their ids. Reports an issue for duplicate ids.
  private func entries(of parts: Parts) -> Entries {
    let items = Array(parts.items)
    let newIDs = items.map(parts.id)
    // Unchanged ids have already been checked.
    if newIDs != ids, let duplicate = newIDs.firstDuplicate { reportDuplicate(duplicate) }
    return (newIDs, items)
  }
}

extension Array where Element: Hashable {
  /// The first element that is equal to an earlier one. O(n).
  var firstDuplicate: Element? {
    var seen = Set<Element>(minimumCapacity: count)
    return first { !seen.insert($0).inserted }
  }
}

extension Node {
  /// Reports that items of a collection have the same id, once per view.
  func reportDuplicate(_ id: some Hashable) {
    let view = viewName
    // Truncate the id, so that the advice is not cut off.
    let id = "\(id)".prefix(100)
    graph.report(
      """
      \(view) gave ForEach several items with the same id, for example \(id). All are shown, but their state may \
      move between them when the collection changes. Give each item a unique id.
      """,
      as: "duplicate ids in \(view)")
  }
}
