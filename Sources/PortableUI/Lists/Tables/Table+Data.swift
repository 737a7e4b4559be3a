extension Table {
  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
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
  ///   - data: the collection.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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
  ///   - data: the collection.
  ///   - selection: a binding to the identifier of the selected row.
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
  ///   - data: the collection.
  ///   - selection: a binding to the identifier of the selected row.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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
  ///   - data: the collection.
  ///   - selection: a binding to the identifiers of the selected rows.
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
  ///   - data: the collection.
  ///   - selection: a binding to the identifiers of the selected rows.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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
