/// One or more columns of a ``Table``.
///
/// In a conforming type, define a ``tableColumnBody`` that combines other columns. The other requirement has a default
/// implementation.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparator that sorts the rows; `Never` if the columns cannot sort.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that implement this content.
  var tableColumnBody: TableColumnBody { get }
  /// The individual columns, from leading to trailing.
  var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] { get }
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// The columns of the body.
  public var _columns: [_TableColumnPart<TableRowValue, TableColumnSortComparator>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// This property is never evaluated, because primitive columns have no body.
  public var tableColumnBody: Never { fatalError("\(Self.self) is a column and has no body. Use it in a Table.") }
}

extension Never: TableColumnContent {
  /// This type is never used, because `Never` has no instances.
  public typealias TableRowValue = Never
  /// This type is never used, because `Never` has no instances.
  public typealias TableColumnSortComparator = Never
  /// This type is never used, because `Never` has no instances.
  public typealias TableColumnBody = Never
}

/// A column with type-erased cells.
@MainActor
public struct _TableColumnPart<Value: Identifiable, Sort: SortComparator> {
  let label: AnyView
  let comparator: Sort?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  let cell: (Value) -> AnyView

  /// Returns this column without a comparator, for a table whose sort order has a different comparator type.
  func unsorted<Other: SortComparator>(in type: Other.Type) -> _TableColumnPart<Value, Other> {
    _TableColumnPart<Value, Other>(label: label, comparator: nil, width: width, alignment: alignment, cell: cell)
  }
}

/// The limits of a column's width, in points. A limit that is `nil` has the table's default value.
struct TableColumnWidth {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// The width as a grid track for hosts.
  var track: GridItem.Size {
    .flexible(minimum: least ?? min(80, ideal ?? 80, most ?? 80), maximum: most ?? .infinity)
  }
}

/// The horizontal alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment?

  /// The default alignment, which is the leading edge.
  public static let automatic = TableColumnAlignment(horizontal: nil)
  /// Alignment to the leading edge.
  public static let leading = TableColumnAlignment(horizontal: .leading)
  /// Alignment to the center.
  public static let center = TableColumnAlignment(horizontal: .center)
  /// Alignment to the trailing edge.
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// The alignment for numbers, which is the trailing edge.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}

extension TableColumnContent {
  /// Sets the horizontal alignment of the cells of these columns.
  ///
  /// - Parameter alignment: the alignment.
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
      // The alignment of an inner column takes precedence.
      if column.alignment == .automatic { column.alignment = alignment }
      return column
    }
  }
}
