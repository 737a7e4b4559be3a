import Elements
import Snapshots
import Tracking

/// A node for the rows of a collection in a list. Only rows in the list's window have nodes.
///
/// For all other rows, the node stores only their ids and their parked state. One gap element represents each run of
/// consecutive rows without nodes.
@MainActor
package final class ListRowsNode<Content, Items: RandomAccessCollection, ID: Hashable, Row: GraphContent>:
  ContentNode<Content>, WindowedRows
{
  package typealias Parts = KeyedNode<Content, Items, ID, Row>.Parts
  private typealias RowContent = KeyedRow<Items.Element, Row>

  private struct MountedRow {
    let id: ID
    let node: ContentNode<RowContent>
    /// Whether the row is kept outside of the window.
    var isKept = false
    /// Whether the elements of the row must be moved.
    var hasMoved = false

    /// The number of the list's children that belong to this row.
    @MainActor
    var elementCount: Int {
      var count = 0
      node.forEachElement { _ in count += 1 }
      return count
    }

    /// Whether a child of the list belongs to this row.
    @MainActor
    func has(_ element: Int) -> Bool {
      var isFound = false
      node.forEachElement { if $0.id == element { isFound = true } }
      return isFound
    }
  }

  private struct Gap {
    let element: Element
    var rows: Range<Int>
  }

  var containsRows: Bool
  private var content: Content
  private var catalog: RowCatalog<Items, ID>
  private var makeRow: (Items.Element) -> Row
  /// The rows that have nodes, in order. The index of each node is the row number.
  private var made: [MountedRow] = []
  private var gaps: [Gap] = []
  /// The estimated number of grid cells per row.
  private var cellsPerRow = 1
  /// The rows with nodes at the last arrangement, or `nil` before the first.
  private var arranged: [Range<Int>]?
  /// The parked state of rows without nodes.
  private var parked: [ID: ParkedState] = [:]
  private let window: RowWindow
  private var observer: Observer?
  private var observation = ObservationBridge()
  /// Whether all ids must be read each time, because reading them has accessed observable objects.
  private var readsAll = true
  private let layout = TypeLayout.of(Content.self)
  private let parts: @MainActor (Content) -> Parts

  /// Creates the node. Its rows are created when the list's window settles.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - context: the position of the node, which is in a list.
  ///   - containsRows: whether the rows are known to contain nested rows.
  ///   - parts: returns the parts of the content.
  package init(
    _ content: Content, in context: NodeContext, containsRows: Bool,
    parts: @escaping @MainActor (Content) -> Parts
  ) {
    self.containsRows = containsRows
    guard let window = context.rowWindow else {
      // This is an internal error, because callers check the context first. No input of a program can cause it.
      fatalError("List rows were created outside a list. Check that the context has a row window first.")
    }
    self.window = window
    self.parts = parts
    self.content = content
    let first = parts(content)
    catalog = RowCatalog(unread: first.items)
    makeRow = first.makeRow
    super.init(context)
    observer = Observer { [unowned self] in setNeedsEvaluation() }
    _ = readItems()
    if let restoration = graph.restoration { parked = restoration.rows(of: self, ids: catalog.ids) }
    if let rows = context.enclosingRows { window.foundRows(in: rows) }
    window.rowsChanged()
  }

  override var windowedRows: (any WindowedRows)? { self }
  var rowCount: Int { catalog.count }

  override func forEachChild(_ body: @MainActor (Node) -> Void) {
    for row in made { body(row.node) }
  }

  override func firstElement(from index: Int) -> Element? {
    var nextGap = 0
    for row in made {
      while nextGap < gaps.count, gaps[nextGap].rows.lowerBound < row.node.index {
        if gaps[nextGap].rows.upperBound > index { return gaps[nextGap].element }
        nextGap += 1
      }
      if row.node.index >= index, let element = row.node.firstElement { return element }
    }
    for gap in gaps[nextGap...] where gap.rows.upperBound > index { return gap.element }
    return nil
  }

  override func forEachElement(_ body: @MainActor (Element) -> Void) {
    var nextGap = 0
    for row in made {
      while nextGap < gaps.count, gaps[nextGap].rows.lowerBound < row.node.index {
        body(gaps[nextGap].element)
        nextGap += 1
      }
      row.node.forEachElement(body)
    }
    for gap in gaps[nextGap...] { body(gap.element) }
  }

  override func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    var states: [AnyHashable: ParkedState] = [:]
    for (id, state) in parked { states[AnyHashable(id)] = state }
    for row in made { states[AnyHashable(row.id)] = kept(row.node) }
    return ParkedState(of: self, keyed: states)
  }

  override func forEachSavedChild(by saver: ValueSaver, _ body: (SavedSlot, SavedChild) -> Void) {
    for row in made {
      body(SavedSlot(AnyHashable(row.id), number: row.node.index, by: saver), .node(row.node))
    }
    guard !parked.isEmpty else { return }
    for (number, id) in catalog.ids.enumerated() {
      guard let state = parked[id] else { continue }
      body(SavedSlot(AnyHashable(id), number: number, by: saver), .parked(state))
    }
  }

  override func rowPosition(of id: AnyHashable) -> VisibleRows.Position? {
    guard let number = (id.base as? ID).flatMap({ catalog.ids.firstIndex(of: $0) }) ?? gapRow(identifiedBy: id) else {
      return nil
    }
    for gap in gaps where gap.rows.contains(number) {
      return .init(element: gap.element.id, row: (number - gap.rows.lowerBound) * cellsPerRow)
    }
    for row in made where row.node.index == number {
      return row.node.firstElement.map { .init(element: $0.id) }
    }
    return nil
  }

  /// The row without a node that has an explicit identity. O(n) in the number of rows.
  private func gapRow(identifiedBy id: AnyHashable) -> Int? {
    guard (Row.self as? any IdentifiedContent.Type)?.hasOwnID == true else { return nil }
    return gaps.lazy.flatMap(\.rows).first { number in
      (makeRow(catalog.item(at: number)) as? any IdentifiedContent)?.ownID == id
    }
  }

  override var isCollection: Bool { true }

  override func addTraits(of child: Node, to traits: inout Traits) {
    traits.id = AnyHashable(catalog.ids[child.index])
  }

  override func pathName(ofChildAt index: Int) -> String? { "[\(made[index].id)]" }

  package override func update(to content: Content) {
    self.content = content
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let change = readItems()
    if !change.isEmpty {
      apply(change)
      window.rowsChanged()
    }
    for row in made {
      row.node.update(to: KeyedRow(item: catalog.item(at: row.node.index), makeRow: makeRow))
    }
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
    window.rowsLeft(self)
  }

  // MARK: The window

  func show(_ rows: Range<Int>) {
    var wanted: [Range<Int>] = rows.isEmpty ? [] : [rows]
    if made.contains(where: \.isKept) {
      let kept = made.filter(\.isKept).map(\.node.index).filter { !rows.contains($0) }
      wanted = runs(of: kept.filter { $0 < rows.lowerBound } + Array(rows) + kept.filter { $0 >= rows.lowerBound })
    }
    // The transaction scope of the current evaluation belongs to the list. There may be further transaction scopes
    // between the list and its rows, so these are applied here.
    if wanted != arranged { graph.evaluating(in: environment.transactions) { arrange(wanted) } }
  }

  func shownCount(in rows: Range<Int>) -> Int {
    var count = 0
    for row in made where rows.contains(row.node.index) && row.node.firstElement != nil { count += 1 }
    return count
  }

  func row(at position: VisibleRows.Position) -> Int? {
    for gap in gaps where gap.element.id == position.element {
      return gap.rows.lowerBound + min(max(position.row / cellsPerRow, 0), gap.rows.count - 1)
    }
    for row in made where row.has(position.element) { return row.node.index }
    return nil
  }

  func keepRow(with element: Int?) {
    for index in made.indices { made[index].isKept = element.map(made[index].has) ?? false }
  }

  /// Creates nodes for the rows in `wanted`, and an element for each run of other rows.
  private func arrange(_ wanted: [Range<Int>]) {
    arranged = wanted
    made = unmountRows(outside: wanted)
    var oldGaps = gaps
    gaps = []
    // Place from last to first, so that each element is placed before an element that is already in place.
    var missing: [(number: Int, sibling: Element?)] = []
    var position = made.endIndex
    var next = elementAfter
    var end = catalog.count
    for range in wanted.reversed() {
      next = placeGap(range.upperBound..<end, before: next, from: &oldGaps)
      for number in range.reversed() {
        guard position > made.startIndex, made[position - 1].node.index == number else {
          missing.append((number, next))
          continue
        }
        position -= 1
        let node = made[position].node
        if made[position].hasMoved { node.forEachElement { graph.move($0, before: next) } }
        made[position].hasMoved = false
        next = node.firstElement ?? next
      }
      end = range.lowerBound
    }
    _ = placeGap(0..<end, before: next, from: &oldGaps)
    gaps.reverse()
    for gap in oldGaps { graph.remove(gap.element) }
    // Create new rows from first to last, so that the ids of their elements ascend.
    if !missing.isEmpty {
      made += missing.reversed().map { make($0.number, before: $0.sibling) }
      made.sort { $0.node.index < $1.node.index }
    }
    measureGaps()
  }

  /// Unmounts the rows outside of `wanted` and parks their state.
  ///
  /// - Returns: the remaining rows.
  private func unmountRows(outside wanted: [Range<Int>]) -> [MountedRow] {
    made.filter { row in
      if wanted.contains(where: { $0.contains(row.node.index) }) { return true }
      parked[row.id] = row.node.park()
      row.node.unmount()
      return false
    }
  }

  private func make(_ number: Int, before sibling: Element?) -> MountedRow {
    let id = catalog.ids[number]
    let state = parked.isEmpty ? nil : parked.removeValue(forKey: id)
    let node = graph.restoring(state, in: self) {
      RowContent.makeNode(
        for: KeyedRow(item: catalog.item(at: number), makeRow: makeRow), in: childContext(before: sibling))
    }
    node.index = number
    return MountedRow(id: id, node: node)
  }

  /// Places a gap element for rows without nodes. It reuses the element of an overlapping gap if there is one.
  private func placeGap(_ rows: Range<Int>, before sibling: Element?, from old: inout [Gap]) -> Element? {
    guard !rows.isEmpty else { return sibling }
    let element: Element
    if let index = old.firstIndex(where: { $0.rows.overlaps(rows) || $0.rows.lowerBound == rows.lowerBound }) {
      element = old.remove(at: index).element
      graph.move(element, before: sibling)
    } else {
      element = graph.makeElement(.gap)
      graph.insert(element, into: container, before: sibling)
      noteElement()
    }
    gaps.append(Gap(element: element, rows: rows))
    return element
  }

  /// Updates the row counts of the gaps. In a grid, a gap counts cells instead of rows. Their number is estimated from
  /// the first row that has cells.
  private func measureGaps() {
    if window.isGrid, let count = made.lazy.map(\.elementCount).first(where: { $0 > 0 }) { cellsPerRow = count }
    for gap in gaps { graph.set(.rows, .number(Double(gap.rows.count * cellsPerRow)), on: gap.element) }
  }

  // MARK: Changes of the collection

  /// Reads the collection and the ids that may have changed. Both may access observable objects.
  private func readItems() -> RowCatalog<Items, ID>.Change {
    func readItems() -> RowCatalog<Items, ID>.Change {
      let parts = parts(content)
      makeRow = parts.makeRow
      return catalog.replace(by: parts.items, readsAll: readsAll, id: parts.id)
    }
    guard let observer else { return readItems() }
    let hadReadAll = readsAll
    let change = observer.track { observation.track(for: self, layout: layout, readItems) }
    readsAll = observer.hasDependencies || observation.registration != nil
    // The ids that were not read may depend on observable objects as well.
    if readsAll, !hadReadAll { setNeedsEvaluation() }
    if let duplicate = catalog.duplicate { reportDuplicate(duplicate) }
    return change
  }

  /// Moves the existing rows to their new positions, and removes the rows whose ids no longer exist.
  private func apply(_ change: RowCatalog<Items, ID>.Change) {
    let numbers = newNumbers(after: change)
    var staying: [MountedRow] = []
    var newIndices: [Int] = []
    for (row, number) in zip(made, numbers) {
      guard let number else {
        row.node.unmount()
        continue
      }
      staying.append(row)
      newIndices.append(number)
    }
    let order = staying.indices.sorted { newIndices[$0] < newIndices[$1] }
    let diff = KeyedDiff(from: Array(staying.indices), to: order)
    for source in diff.sources {
      if case .moves(let index) = source { staying[index].hasMoved = true }
    }
    moveAnchor(change, staying, newIndices)
    made = order.map { index in
      staying[index].node.index = newIndices[index]
      return staying[index]
    }
    if !change.old.isEmpty {
      for id in parked.keys where !catalog.contains(id) { parked[id] = nil }
    }
    environment.preferences?.noteOrder()
    for index in gaps.indices { gaps[index].rows = change.moved(gaps[index].rows) }
    arrange(runs(of: made.map(\.node.index)))
  }

  /// The new number of each existing row, or `nil` if its id no longer exists.
  private func newNumbers(after change: RowCatalog<Items, ID>.Change) -> [Int?] {
    var numbers: [Int?] = made.map { change.moved($0.node.index) }
    var sought: [ID: Int] = [:]
    for index in made.indices where numbers[index] == nil { sought[made[index].id] = index }
    guard !sought.isEmpty else { return numbers }
    for number in change.new {
      if let index = sought[catalog.ids[number]] { numbers[index] = number }
    }
    return numbers
  }

  /// Moves the window's anchor to the first row in the window that kept its relative position.
  private func moveAnchor(_ change: RowCatalog<Items, ID>.Change, _ staying: [MountedRow], _ newIndices: [Int]) {
    guard let anchor = window.anchorRow(in: self) else { return }
    var number = change.moved(anchor)
    if number == nil {
      for (row, newIndex) in zip(staying, newIndices) where row.node.index >= anchor && !row.hasMoved {
        number = newIndex
        break
      }
    }
    window.moveAnchor(to: min(number ?? anchor, max(catalog.count - 1, 0)), in: self)
  }

  private func runs(of numbers: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<(number + 1)
      } else {
        runs.append(number..<(number + 1))
      }
    }
    return runs
  }
}

extension Schema {
  fileprivate static let gap = Schema(.gap)
}
