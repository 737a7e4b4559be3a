/// A column of a ``Table``, with a header and the content of the cells.
///
/// ```swift
/// Table(people, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
///   TableColumn("") { PersonMenu($0) }.width(44)
/// }
/// ```
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  private let label: Label
  private let comparator: Sort?
  private var width = TableColumnWidth()
  private let content: (RowValue) -> Content

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// A primitive column has no body.
  public typealias TableColumnBody = Never

  /// An array with this column.
  public var _columns: [_TableColumnPart<RowValue, Sort>] {
    let content = content
    return [_TableColumnPart(label: AnyView(label), comparator: comparator, width: width) { AnyView(content($0)) }]
  }
}

extension TableColumn {
  /// Sets a fixed width of the column.
  ///
  /// - Parameter width: the width, in points; `nil` uses the table's default.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(TableColumnWidth(least: width, most: width))
  }

  /// Sets the limits of the column's width.
  ///
  /// - Parameters:
  ///   - min: the minimum width, in points; `nil` uses the table's default, or `ideal` or `max` if one of them is less.
  ///   - ideal: the ideal width, in points. Apart from its effect on the minimum, it is ignored, because hosts distribute
  ///     the width of the table among its columns.
  ///   - max: the maximum width, in points; `nil` for no limit.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    width(TableColumnWidth(least: min, ideal: ideal, most: max))
  }

  private func width(_ width: TableColumnWidth) -> Self {
    var column = self
    column.width = width
    return column
  }
}
