/// Makes the columns of a ``Table`` of the statements in a closure, with `if`, `switch` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column, or content that has several.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// A column by which nothing is sorted, or content that has several.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, Content>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    TupleTableColumnContent { content._columns.map { $0.unsorted(in: Sort.self) } }
  }

  /// The first statement.
  public static func buildPartialBlock<Content: TableColumnContent>(first content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// All up to a statement, and that.
  public static func buildPartialBlock<Before: TableColumnContent, Content: TableColumnContent>(
    accumulated before: Before, next content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, (Before, Content)>
  where
    Before.TableRowValue == RowValue, Before.TableColumnSortComparator == Sort,
    Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort
  { TupleTableColumnContent { before._columns + content._columns } }

  /// An `if` without an `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> TupleTableColumnContent<RowValue, Sort, Content?>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    TupleTableColumnContent { content?._columns ?? [] }
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> TupleTableColumnContent<RowValue, Sort, (First?, Second?)>
  where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort {
    TupleTableColumnContent { first._columns }
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> TupleTableColumnContent<RowValue, Sort, (First?, Second?)>
  where Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort {
    TupleTableColumnContent { second._columns }
  }

  /// Content behind `#available`.
  public static func buildLimitedAvailability<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
}

/// Several columns, one after the other: what ``TableColumnBuilder`` makes of statements.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  private let columns: () -> [_TableColumnPart<RowValue, Sort>]

  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// It has no body.
  public typealias TableColumnBody = Never

  init(_ columns: @escaping () -> [_TableColumnPart<RowValue, Sort>]) {
    self.columns = columns
  }

  /// The columns.
  public var _columns: [_TableColumnPart<RowValue, Sort>] { columns() }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// It has no body.
  public typealias TableColumnBody = Never

  /// Groups the columns that `content` makes.
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(columns: content())
  }

  /// The columns of the group.
  public var _columns: [_TableColumnPart<Content.TableRowValue, Content.TableColumnSortComparator>] {
    content._columns
  }

  private init(columns: Content) {
    content = columns
  }
}

/// Columns of a ``Table``, one or several for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// It has no body.
  public typealias TableColumnBody = Never

  /// Creates the columns.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - content: makes the columns of an element.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates the columns.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - content: makes the columns of an element.
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
