import Elements

// Lists, tables and lazy containers have elements only for rows in and near the visible area. Gaps represent the
// others.
extension Element {
  /// Whether the element creates its rows on demand, so that the host must report the visible rows.
  public var hasRowWindow: Bool {
    [.list, .table, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid].contains(kind)
  }

  /// The number of rows that this child of a list represents: 1, or more for a `gap`.
  public var rowCount: Int {
    guard kind == .gap, case .number(let count)? = self[.rows] else { return 1 }
    return Int(count)
  }

  /// The number of rows in the list, with and without elements.
  ///
  /// - Complexity: O(n) in the number of children.
  public var totalRowCount: Int { children.reduce(0) { $0 + $1.rowCount } }

  /// Returns the position of a row of this list.
  ///
  /// - Parameter number: The number of the row, from 0.
  /// - Returns: The position, or that of the last row if there are fewer rows; `nil` for an empty list.
  /// - Complexity: O(n) in the number of children.
  public func position(ofRow number: Int) -> VisibleRows.Position? {
    var rest = number
    var last: VisibleRows.Position?
    for child in children {
      let count = child.rowCount
      if rest < count { return VisibleRows.Position(element: child.id, row: rest) }
      rest -= count
      last = VisibleRows.Position(element: child.id, row: count - 1)
    }
    return last
  }
}
