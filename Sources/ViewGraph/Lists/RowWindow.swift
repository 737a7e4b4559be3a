import Elements
import Snapshots

/// The interface between the rows of a collection and the window of their list.
@MainActor
protocol WindowedRows: Node {
  var rowCount: Int { get }
  /// Whether the rows contain nested rows, as sections do. In that case, all rows of the collection are created, and
  /// the window applies to the inner rows.
  var containsRows: Bool { get set }

  /// Creates nodes for these rows and for a row with the focus, and removes the nodes of all other rows.
  func show(_ rows: Range<Int>)
  /// The number of these rows that have an element.
  func shownCount(in rows: Range<Int>) -> Int
  /// The row at a location in the list.
  func row(at position: VisibleRows.Position) -> Int?
  /// Keeps the row that contains an element even if it is outside of the window. No other row outside of the window is
  /// kept.
  func keepRow(with element: Int?)
}

/// Determines which rows of a list have nodes: the visible rows and some rows around them.
///
/// The rows of all collections in the list, and other views between them, are numbered consecutively. The window is
/// anchored at the first visible row, so that insertions before it do not move the content.
@MainActor
final class RowWindow {
  /// A part of a list.
  enum Part {
    case rows(any WindowedRows)
    case element(Element)

    @MainActor var count: Int {
      switch self {
      case .rows(let rows): rows.rowCount
      case .element: 1
      }
    }
  }

  /// The first visible row.
  private enum Anchor {
    case beginning
    /// The row was removed; the anchor is its former position.
    case position
    case row(Int, of: Node)
    case element(Element)
  }

  /// The minimum number of rows to create before and after the visible rows.
  static let minimumMargin = 12
  /// The maximum number of visible rows that is accepted from a host.
  private var maximumVisible: Int { isGrid ? 1_000 : 300 }
  /// The maximum number of rows without content that are skipped at a time.
  private static let maximumSearch = 2_000
  /// If more rows than this contain rows themselves, the window applies to the outer rows.
  static let maximumContainers = 2_000

  private unowned let node: Node
  /// Whether several rows are placed next to each other. If so, each view of a row is a cell.
  let isGrid: Bool
  private var anchor = Anchor.beginning
  /// The last known position of the anchor.
  private var lastStart = 0
  private var visible: Int
  private var margin = 0
  private var hasFoundRowsInRows = false
  /// The first visible row in a snapshot, until the rows have been created.
  private var restoredStart: Int?
  /// The number of rows of the list, with and without nodes.
  private(set) var rowCount = 0

  /// - Parameters:
  ///   - node: the node of the list.
  ///   - visible: the number of rows to show before the host reports the visible ones.
  ///   - isGrid: whether several rows are placed next to each other.
  init(of node: Node, visible: Int, isGrid: Bool) {
    self.node = node
    self.isGrid = isGrid
    self.visible = visible
  }

  // MARK: Reports of hosts and rows

  /// Applies the report of a host.
  ///
  /// - Returns: `false` if the locations are not in the list.
  func report(_ report: VisibleRows) -> Bool {
    let parts = parts()
    guard let last = number(of: report.last, in: parts) else { return false }
    var first = 0
    if let position = report.first {
      guard let number = number(of: position, in: parts) else { return false }
      first = number
    }
    setVisible(last - first + 1)
    setAnchor(first, isBeginning: report.first == nil, in: parts)
    for case .rows(let rows) in parts { rows.keepRow(with: report.focused) }
    node.setNeedsEvaluation()
    return true
  }

  /// The first visible row if it belongs to a collection, or `nil`.
  func anchorRow(in rows: Node) -> Int? {
    guard case .row(let row, let owner) = anchor, owner === rows else { return nil }
    return row
  }

  /// Updates the number of the first visible row.
  func moveAnchor(to row: Int, in rows: Node) {
    anchor = .row(row, of: rows)
  }

  /// Records that a collection was added, or that its number of rows changed.
  func rowsChanged() {
    node.setNeedsEvaluation()
  }

  /// Records that a collection was removed.
  func rowsLeft(_ rows: Node) {
    if anchorRow(in: rows) != nil { anchor = .position }
    node.setNeedsEvaluation()
  }

  /// Records that the rows of a collection contain other rows.
  func foundRows(in rows: any WindowedRows) {
    hasFoundRowsInRows = true
    rows.containsRows = true
  }

  // MARK: Snapshots

  /// The visible rows in a snapshot: their number, and the first one unless the list is at the beginning; `nil` if the
  /// host has not reported the visible rows.
  var saved: SavedValue? {
    guard margin > 0 else { return nil }
    if case .beginning = anchor { return .list([SavedValue(visible)]) }
    return .list([SavedValue(visible), SavedValue(start(in: parts()))])
  }

  /// Restores the visible rows before any row is created.
  func restore(from saved: SavedValue) {
    guard let numbers = saved.list?.compactMap(\.int), let count = numbers.first else { return }
    setVisible(count)
    guard numbers.count > 1 else { return }
    restoredStart = max(numbers[1], 0)
    anchor = .position
  }

  private func setVisible(_ count: Int) {
    visible = min(max(count, 1), maximumVisible)
    margin = min(max(visible, Self.minimumMargin), maximumVisible / 3)
  }

  // MARK: The window

  /// Creates and removes rows until exactly the rows in the window exist.
  func createAndRemoveRows() {
    repeat {
      hasFoundRowsInRows = false
      showWindow()
    } while hasFoundRowsInRows
    guard let start = restoredStart else { return }
    restoredStart = nil
    setAnchor(min(start, max(rowCount - 1, 0)), isBeginning: false, in: parts())
  }

  private func showWindow() {
    let parts = parts()
    var total = 0
    for part in parts { total += part.count }
    rowCount = total
    let start = start(in: parts)
    lastStart = start
    // At the end of the list, create as many rows as elsewhere.
    let end = min(total, start + visible + margin)
    var window = max(0, min(start, end - visible) - margin)..<end
    show(window, of: parts)
    // If rows are empty, rows further down are close to the visible area too.
    while window.upperBound < min(total, start + Self.maximumSearch),
      shownCount(in: start..<window.upperBound, of: parts) < visible
    {
      window = window.lowerBound..<min(total, window.upperBound + 2 * visible)
      show(window, of: parts)
    }
    while margin > 0, window.lowerBound > max(0, start - Self.maximumSearch),
      shownCount(in: window.lowerBound..<start, of: parts) < Self.minimumMargin
    {
      window = max(0, window.lowerBound - 2 * margin)..<window.upperBound
      show(window, of: parts)
    }
  }

  private func show(_ window: Range<Int>, of parts: [Part]) {
    forEachPart(of: parts, in: window) { part, rows in
      if case .rows(let list) = part { list.show(rows) }
    }
  }

  private func shownCount(in window: Range<Int>, of parts: [Part]) -> Int {
    var count = 0
    forEachPart(of: parts, in: window) { part, rows in
      switch part {
      case .rows(let list): count += list.shownCount(in: rows)
      case .element: count += rows.count
      }
    }
    return count
  }

  /// Calls `body` with each part and the range of its rows that are in the window.
  private func forEachPart(of parts: [Part], in window: Range<Int>, _ body: (Part, Range<Int>) -> Void) {
    var number = 0
    for part in parts {
      let count = part.count
      body(part, (number..<(number + count)).clamped(to: window).shifted(by: -number))
      number += count
    }
  }

  /// The parts of the list, in order.
  private func parts() -> [Part] {
    var parts: [Part] = []
    node.appendParts(to: &parts)
    return parts
  }

  private func start(in parts: [Part]) -> Int {
    var number = 0
    for part in parts {
      switch (part, anchor) {
      case (.rows(let rows), .row(let row, let owner)) where rows === owner: return number + row
      case (.element(let element), .element(let anchor)) where element === anchor: return number
      default: number += part.count
      }
    }
    if let restoredStart { return min(restoredStart, max(number - 1, 0)) }
    if case .beginning = anchor { return 0 }
    return min(lastStart, number)
  }

  private func setAnchor(_ start: Int, isBeginning: Bool, in parts: [Part]) {
    anchor = .beginning
    lastStart = start
    guard !isBeginning else { return }
    var number = 0
    for part in parts {
      let count = part.count
      if start < number + count {
        switch part {
        case .rows(let rows): anchor = .row(start - number, of: rows)
        case .element(let element): anchor = .element(element)
        }
        return
      }
      number += count
    }
  }

  private func number(of position: VisibleRows.Position, in parts: [Part]) -> Int? {
    var number = 0
    for part in parts {
      switch part {
      case .rows(let rows):
        if let row = rows.row(at: position) { return number + row }
      case .element(let element):
        if element.id == position.element { return number }
      }
      number += part.count
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}

extension Node {
  /// Appends the parts of a list that this node contains.
  @MainActor
  func appendParts(to parts: inout [RowWindow.Part]) {
    // Iterate instead of recursing, because the nesting may be so deep that recursion would overflow the stack.
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      if node.isContainer {
        node.forEachElement { parts.append(.element($0)) }
        continue
      }
      if let rows = node.windowedRows {
        if !rows.containsRows || rows.rowCount > RowWindow.maximumContainers {
          parts.append(.rows(rows))
          if rows.containsRows { node.forEachChild { $0.showAllRows() } }
          continue
        }
        rows.show(0..<rows.rowCount)
      }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      waiting += children.reversed()
    }
  }

  /// Creates all rows in this node, which is part of a row itself.
  @MainActor
  private func showAllRows() {
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      if node.isContainer { continue }
      node.windowedRows.map { $0.show(0..<$0.rowCount) }
      node.forEachChild { waiting.append($0) }
    }
  }
}

extension NodeContext {
  /// Whether this position is in the rows of a list.
  package var isInList: Bool { rowWindow != nil }

  /// The kind of the element that contains this position.
  package var containerKind: ElementKind { container.kind }

  var rowWindow: RowWindow? {
    var node = parent
    while let current = node, !current.isContainer {
      if let window = current.rowWindow { return window }
      node = current.parent
    }
    return nil
  }

  /// The collection whose rows contain this position, if it is in the same list.
  var enclosingRows: (any WindowedRows)? {
    var node = parent
    while let current = node, !current.isContainer, current.rowWindow == nil {
      if let rows = current.windowedRows { return rows }
      node = current.parent
    }
    return nil
  }
}
