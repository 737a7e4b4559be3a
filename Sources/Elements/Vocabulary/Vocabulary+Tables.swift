// Tables.

// Kinds of elements.
extension ElementKind {
  /// A table: a list in which each row is a `tableCells` element. Its attribute `tracks` contains the widths of the
  /// columns. The first row can be the header row.
  public static let table = ElementKind(rawValue: "table")
  /// A row of a `table`, or its header row, which contains the cells.
  public static let tableCells = ElementKind(rawValue: "tableCells")
  /// A cell in a row of a `table`.
  public static let tableCell = ElementKind(rawValue: "tableCell")
  /// The header of a column in the header row of a `table`.
  public static let tableHeaderCell = ElementKind(rawValue: "tableHeaderCell")
}

extension AttributeKey {
  /// The style of a `table`.
  ///
  /// - Value: `automatic`, `inset` or `bordered`.
  /// - Kinds: `table`.
  public static let tableStyle = AttributeKey(rawValue: "tableStyle")

  /// The sort order of a column that can sort the rows.
  ///
  /// - Value: `ascending`, `descending` or `none`.
  /// - Kinds: `tableHeaderCell`.
  public static let columnOrder = AttributeKey(rawValue: "columnOrder")
}

extension Role {
  /// A table with rows and columns.
  public static let table = Role(rawValue: "table")
}
