import Elements

/// The rows of one collection in a list, as the list's window sees them.
@MainActor
protocol WindowedRows: Node {
  var rowCount: Int { get }
  /// Whether the rows contain rows themselves, as sections do: then each is there, and the window is over what they contain.
  var containsRows: Bool { get set }

  /// Has nodes for these rows, for those with the focus, and for no others.
  func show(_ rows: Range<Int>)
  /// How many of these rows are made and have an element.
  func shownCount(in rows: Range<Int>) -> Int
  /// The row that a child of the list belongs to.
  func row(at place: VisibleRows.Place) -> Int?
  /// Keeps the row with that element, wherever the window is, and no other.
  func keepRow(with element: Int?)
}

/// Which of a list's rows have nodes: those that are seen and some around them.
///
/// The rows of all collections in the list, and views that stand between them, are numbered through. The window follows the
/// first row that is seen, so that what is put before it moves nothing.
@MainActor
final class RowWindow {
  /// What a list consists of.
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

  /// The first row that is seen.
  private enum Anchor {
    case beginning
    /// It has gone: what stands where it was.
    case place
    case row(Int, of: Node)
    case element(Element)
  }

  /// Of the rows around those that are seen at least so many are made, before and after.
  static let minimumMargin = 12
  /// No screen shows more rows at a time, whatever a host says.
  private var maximumVisible: Int { isGrid ? 1_000 : 300 }
  /// So many rows that show nothing are passed over at a time, in search of some that do.
  private static let maximumSearch = 2_000
  /// Where more rows than that contain rows themselves, the window is over the former.
  static let maximumContainers = 2_000

  private unowned let node: Node
  /// Whether several rows stand beside one another. Then each of their views has a cell of its own.
  let isGrid: Bool
  private var anchor = Anchor.beginning
  /// Where the anchor was last.
  private var lastStart = 0
  private var visible: Int
  private var margin = 0
  private var hasFoundRowsInRows = false
  /// How many rows the list has, whether they have nodes or not.
  private(set) var rowCount = 0

  /// - Parameters:
  ///   - node: the list's.
  ///   - visible: how many rows to show before a host reports.
  ///   - isGrid: whether several rows stand beside one another.
  init(of node: Node, visible: Int, isGrid: Bool) {
    self.node = node
    self.isGrid = isGrid
    self.visible = visible
  }

  // MARK: What hosts and rows report

  /// Takes over what a host reports.
  ///
  /// - Returns: `false` where the places are not in the list.
  func report(_ report: VisibleRows) -> Bool {
    let parts = parts()
    guard let last = number(of: report.last, in: parts) else { return false }
    var first = 0
    if let place = report.first {
      guard let number = number(of: place, in: parts) else { return false }
      first = number
    }
    visible = min(max(last - first + 1, 1), maximumVisible)
    margin = min(max(visible, Self.minimumMargin), maximumVisible / 3)
    setAnchor(first, isBeginning: report.first == nil, in: parts)
    for case .rows(let rows) in parts { rows.keepRow(with: report.focused) }
    node.setNeedsEvaluation()
    return true
  }

  /// The row of a collection that is seen first; `nil` where another part of the list is.
  func anchorRow(in rows: Node) -> Int? {
    guard case .row(let row, let owner) = anchor, owner === rows else { return nil }
    return row
  }

  /// The row that is seen first has another number now.
  func moveAnchor(to row: Int, in rows: Node) {
    anchor = .row(row, of: rows)
  }

  /// A collection has come, or another number of rows is in one.
  func rowsChanged() {
    node.setNeedsEvaluation()
  }

  /// A collection has gone.
  func rowsLeft(_ rows: Node) {
    if anchorRow(in: rows) != nil { anchor = .place }
    node.setNeedsEvaluation()
  }

  /// A collection has been found in the rows of another.
  func foundRows(in rows: any WindowedRows) {
    hasFoundRowsInRows = true
    rows.containsRows = true
  }

  // MARK: The window

  /// Makes and takes away rows, so that those in the window are there and no others.
  func settle() {
    repeat {
      hasFoundRowsInRows = false
      showWindow()
    } while hasFoundRowsInRows
  }

  private func showWindow() {
    let parts = parts()
    var total = 0
    for part in parts { total += part.count }
    rowCount = total
    let start = start(in: parts)
    lastStart = start
    // At the end of the list there are as many as elsewhere.
    let end = min(total, start + visible + margin)
    var window = max(0, min(start, end - visible) - margin)..<end
    show(window, of: parts)
    // Rows may show nothing: then those behind them are near.
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

  /// Calls `body` with each part, and with its own numbers of those of its rows that are in the window.
  private func forEachPart(of parts: [Part], in window: Range<Int>, _ body: (Part, Range<Int>) -> Void) {
    var number = 0
    for part in parts {
      let count = part.count
      body(part, (number..<(number + count)).clamped(to: window).shifted(by: -number))
      number += count
    }
  }

  /// What the list consists of, in order.
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

  private func number(of place: VisibleRows.Place, in parts: [Part]) -> Int? {
    var number = 0
    for part in parts {
      switch part {
      case .rows(let rows):
        if let row = rows.row(at: place) { return number + row }
      case .element(let element):
        if element.id == place.element { return number }
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
  /// Adds what a list consists of that shows this node.
  @MainActor
  func appendParts(to parts: inout [RowWindow.Part]) {
    // A list, because there may be more of them in one another than the stack has room for.
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

  /// Makes all rows in this node, which is in a row of a list itself.
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
  /// The list whose rows the views in this place are.
  package var isInList: Bool { rowWindow != nil }

  /// What the views in this place stand in.
  package var containerKind: ElementKind { container.kind }

  var rowWindow: RowWindow? {
    var node = parent
    while let current = node, !current.isContainer {
      if let window = current.rowWindow { return window }
      node = current.parent
    }
    return nil
  }

  /// The collection in whose rows this place is, if it is in the same list.
  var enclosingRows: (any WindowedRows)? {
    var node = parent
    while let current = node, !current.isContainer, current.rowWindow == nil {
      if let rows = current.windowedRows { return rows }
      node = current.parent
    }
    return nil
  }
}
