/// A column of a ``Table``: what stands above it, and what each row shows in it.
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
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// A column has no body.
  public typealias TableColumnBody = Never

  /// The column.
  public var _columns: [_TableColumnPart<RowValue, Sort>] {
    let content = content
    return [_TableColumnPart(label: AnyView(label), comparator: comparator, width: width) { AnyView(content($0)) }]
  }
}

extension TableColumn {
  /// Makes the column so wide, whatever room there is.
  ///
  /// - Parameter width: in points; `nil` leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(TableColumnWidth(least: width, most: width))
  }

  /// Lets the column be as wide as there is room, within limits.
  ///
  /// - Parameters:
  ///   - min: at least so many points; `nil` leaves it to the table.
  ///   - ideal: as many points as suit it: the least there is where no other is given.
  ///   - max: at most so many points; `nil` for as many as there are.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    width(TableColumnWidth(least: min ?? ideal, most: max))
  }

  private func width(_ width: TableColumnWidth) -> Self {
    var column = self
    column.width = width
    return column
  }
}
