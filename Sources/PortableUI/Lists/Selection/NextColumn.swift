/// The column of a split view that shows the selection of a list in the column before it.
@MainActor
package protocol NextColumn: AnyObject {
  /// Updates the selection of the list. While the selection is not empty, a narrow window shows this column.
  func follow(_ selection: ColumnSelection, isEditing: Bool)
  /// Shows this column on a narrow window.
  func showNextColumn()
}

/// The selection of a list in a column, which determines the content of the next column.
package struct ColumnSelection {
  package let isEmpty: Bool
  package let clear: @MainActor () -> Void

  package init(isEmpty: Bool, clear: @escaping @MainActor () -> Void) {
    self.isEmpty = isEmpty
    self.clear = clear
  }
}

private struct NextColumnKey: EnvironmentKey {
  static var defaultValue: (any NextColumn)? { nil }
}

extension EnvironmentValues {
  /// The column after the column of a split view that contains the view; `nil` in the last column and outside a split
  /// view.
  package var nextColumn: (any NextColumn)? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
