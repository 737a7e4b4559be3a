extension Table {
  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection, with a row for each element.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columns(), TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection, with a row for each element.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(nil, sortOrder, columns(), TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection, with a row for each element.
  ///   - selection: the id of the row that is selected.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection, with a row for each element.
  ///   - selection: the id of the row that is selected.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, columns(), TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection, with a row for each element.
  ///   - selection: the ids of the rows that are selected.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection, with a row for each element.
  ///   - selection: the ids of the rows that are selected.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, columns(), TableForEachContent(data: data))
  }
}
