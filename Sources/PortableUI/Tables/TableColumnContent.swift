/// Columns of a ``Table``.
///
/// Give a ``tableColumnBody`` of other columns; the rest is provided.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What rows are sorted by; `Never` where they are not.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// What the columns are made of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  var tableColumnBody: TableColumnBody { get }
  /// The columns, each by itself, in reading direction.
  var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] { get }
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// Those of the body.
  public var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never evaluated: such content has columns of its own.
  public var tableColumnBody: Never { fatalError("\(Self.self) is a column and has no body. Put it into a Table.") }
}

extension Never: TableColumnContent {
  /// There are none.
  public typealias TableRowValue = Never
  /// There are none.
  public typealias TableColumnSortComparator = Never
  /// There are none.
  public typealias TableColumnBody = Never
}

/// One column, whatever its cells are.
@MainActor
public struct _TableColumnPart<Value: Identifiable, Sort: SortComparator> {
  let label: AnyView
  let comparator: Sort?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  let cell: (Value) -> AnyView

  /// The same column in a table that can be sorted, though not by it.
  func unsorted<Other: SortComparator>(in type: Other.Type) -> _TableColumnPart<Value, Other> {
    _TableColumnPart<Value, Other>(label: label, comparator: nil, width: width, alignment: alignment, cell: cell)
  }
}

/// How wide a column is, in points; what is not said is for the table to choose.
struct TableColumnWidth {
  var least: CGFloat?
  var most: CGFloat?

  /// What hosts read.
  var track: GridItem.Size { .flexible(minimum: least ?? 80, maximum: most ?? .infinity) }
}

/// Where the cells of a column stand, from side to side.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment?

  /// As the platform has it: at the leading edge.
  public static let automatic = TableColumnAlignment(horizontal: nil)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(horizontal: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(horizontal: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// As numbers stand below each other: at the trailing edge.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}

extension TableColumnContent {
  /// Places the cells of these columns.
  ///
  /// - Parameter alignment: where they stand from side to side.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AlignedTableColumns(columns: self, alignment: alignment)
  }
}

private struct AlignedTableColumns<Columns: TableColumnContent>: TableColumnContent {
  let columns: Columns
  let alignment: TableColumnAlignment

  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never

  var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] {
    columns._columns.map { column in
      var column = column
      // What is said further in counts.
      if column.alignment == .automatic { column.alignment = alignment }
      return column
    }
  }
}
