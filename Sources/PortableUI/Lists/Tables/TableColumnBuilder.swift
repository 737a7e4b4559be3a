/// A result builder that combines the columns of a ``Table``, with support for `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns columns that can sort rows.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// Returns columns that cannot sort rows.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, Content>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    TupleTableColumnContent { content._columns.map { $0.unsorted(in: Sort.self) } }
  }

  /// Returns the first columns.
  public static func buildPartialBlock<Content: TableColumnContent>(first content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// Appends the next columns.
  public static func buildPartialBlock<Before: TableColumnContent, Content: TableColumnContent>(
    accumulated before: Before, next content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, (Before, Content)>
  where
    Before.TableRowValue == RowValue, Before.TableColumnSortComparator == Sort,
    Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort
  { TupleTableColumnContent { before._columns + content._columns } }

  /// Returns the columns of an `if` without an `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> TupleTableColumnContent<RowValue, Sort, Content?>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    TupleTableColumnContent { content?._columns ?? [] }
  }

  /// Returns the columns of the first branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> TupleTableColumnContent<RowValue, Sort, (First?, Second?)>
  where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort {
    TupleTableColumnContent { first._columns }
  }

  /// Returns the columns of the second branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> TupleTableColumnContent<RowValue, Sort, (First?, Second?)>
  where Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort {
    TupleTableColumnContent { second._columns }
  }

  /// Returns the columns within `#available`.
  public static func buildLimitedAvailability<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
}

/// Consecutive columns, created by ``TableColumnBuilder``.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  private let columns: () -> [_TableColumnPart<RowValue, Sort>]

  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// Primitive content has no body.
  public typealias TableColumnBody = Never

  init(_ columns: @escaping () -> [_TableColumnPart<RowValue, Sort>]) {
    self.columns = columns
  }

  /// The columns.
  public var _columns: [_TableColumnPart<RowValue, Sort>] { columns() }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// Primitive content has no body.
  public typealias TableColumnBody = Never

  /// Creates a group of columns.
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self = .wrapping(content())
  }

  /// The columns of the group.
  public var _columns: [_TableColumnPart<Content.TableRowValue, Content.TableColumnSortComparator>] {
    content._columns
  }
}

/// Columns of a ``Table`` that are created for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// Primitive content has no body.
  public typealias TableColumnBody = Never

  /// Creates columns for the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - content: returns the columns for an element.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates columns for the elements of a collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the key path of the property that identifies an element.
  ///   - content: returns the columns for an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The columns.
  public var _columns: [_TableColumnPart<RowValue, Sort>] { data.flatMap { content($0)._columns } }
}
