import Elements
import ViewGraph

/// Scrolls lists by rows, for hosts that do not lay out screens in points.
///
/// All lists show the same number of rows. The object requests the elements of these rows, and performs the scroll
/// requests of the app.
@MainActor
public final class RowScroller {
  /// The number of rows of a list that are visible at a time.
  public let visibleCount: Int
  /// The keyboard focus of the screen. A list keeps the row with the focus even if it is not visible.
  public var focus: KeyboardFocus?
  /// The first visible rows of scrolled lists, by the ids of the lists.
  private var firstRows: [Int: Int] = [:]

  /// Creates a scroller.
  ///
  /// - Parameter visibleCount: The number of rows of a list that are visible at a time.
  public init(visibleCount: Int) {
    self.visibleCount = visibleCount
  }

  /// Returns the number of the first visible row of a list.
  ///
  /// - Parameter list: The list.
  /// - Complexity: O(n) in the number of the list's children.
  public func firstRow(of list: Element) -> Int { min(firstRows[list.id] ?? 0, max(list.totalRowCount - 1, 0)) }

  /// Scrolls a list until a row is the first visible one, and requests the elements of the visible rows. The graph
  /// creates them in its next turn.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - row: The number of the row, from 0.
  ///   - graph: The graph of the screen.
  public func scroll(_ list: Element, toRow row: Int, in graph: Graph) {
    guard let last = list.position(ofRow: row + visibleCount - 1) else { return }
    let first = row == 0 ? nil : list.position(ofRow: row)
    let focused = focus?.element(in: graph).flatMap { list.child(containing: $0) }
    let visible = VisibleRows(first: first, last: last, focused: focused?.id)
    if graph.show(visible, in: list.id) { firstRows[list.id] = row }
  }

  /// Scrolls a list by a number of rows. It stops at the first and the last row.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - distance: The number of rows; negative to scroll towards the beginning.
  ///   - graph: The graph of the screen.
  public func scroll(_ list: Element, by distance: Int, in graph: Graph) {
    scroll(list, toRow: min(max(firstRow(of: list) + distance, 0), lastFirstRow(of: list)), in: graph)
  }

  /// Scrolls a list until the last row is visible.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - graph: The graph of the screen.
  public func scrollToEnd(of list: Element, in graph: Graph) {
    scroll(list, toRow: lastFirstRow(of: list), in: graph)
  }

  /// Scrolls the lists around an element as little as necessary to make it visible, for example after the focus has
  /// moved to it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - graph: The graph of the screen.
  public func reveal(_ element: Element, in graph: Graph) {
    forEachList(around: element) { list, child in
      let (row, first) = (child.precedingRowCount, firstRow(of: list))
      if row < first {
        scroll(list, toRow: row, in: graph)
      } else if row >= first + visibleCount {
        scroll(list, toRow: row - visibleCount + 1, in: graph)
      }
    }
  }

  /// Performs the scroll requests of a commit, and forgets the lists that it removes.
  ///
  /// The anchors of requests are ignored: the requested row becomes the first visible one. Requests for distances in
  /// points are ignored too.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - graph: The graph of the screen.
  public func perform(_ commit: Commit, in graph: Graph) {
    for case .scroll(let position, _) in commit.commands { reveal(position, in: graph) }
    for mutation in commit.mutations {
      switch mutation {
      case .update(let element, _?, .scrollOrder, .string(let order)): scroll(element, by: order, in: graph)
      case .insert(let element, _, _):
        element.forEachInSubtree { element in
          for case .string(let order)? in element.layers.map({ $0[.scrollOrder] }) {
            scroll(element, by: order, in: graph)
          }
        }
      default: break
      }
    }
    if !firstRows.isEmpty { firstRows = firstRows.filter { graph.element(id: $0.key)?.isInTree == true } }
  }

  /// Scrolls the lists around a position so that it is the first visible one.
  private func reveal(_ position: VisibleRows.Position, in graph: Graph) {
    guard let element = graph.element(id: position.element) else { return }
    forEachList(around: element) { list, child in
      let row = child.precedingRowCount + (child === element ? position.row : 0)
      scroll(list, toRow: row, in: graph)
    }
  }

  /// Calls a closure with each list around an element, innermost first, and its child that contains the element.
  private func forEachList(around element: Element, _ body: (_ list: Element, _ child: Element) -> Void) {
    var child = element
    while let parent = child.parent {
      if parent.hasRowWindow { body(parent, child) }
      child = parent
    }
  }

  /// Scrolls the first list in an element as a scroll order specifies (`AttributeKey.scrollOrder`).
  private func scroll(_ element: Element, by order: String, in graph: Graph) {
    var list: Element?
    element.forEachInSubtree { if list == nil, $0.hasRowWindow { list = $0 } }
    guard let list else { return }
    let words = order.split(separator: " ").dropFirst()
    if words.contains("end") {
      scrollToEnd(of: list, in: graph)
    } else if words.contains("start") {
      scroll(list, toRow: 0, in: graph)
    }
  }

  private func lastFirstRow(of list: Element) -> Int { max(0, list.totalRowCount - visibleCount) }
}

extension Element {
  /// The number of rows in the list before this child of the list.
  fileprivate var precedingRowCount: Int {
    sequence(first: self, next: \.previousSibling).dropFirst().reduce(0) { $0 + $1.rowCount }
  }

  /// Returns the child of this element that contains another element; `nil` if no child contains it.
  fileprivate func child(containing element: Element) -> Element? {
    sequence(first: element, next: \.parent).first { $0.parent === self }
  }
}
