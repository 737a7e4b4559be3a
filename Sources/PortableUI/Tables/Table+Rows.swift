extension Table {
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: what rows show.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(nil, sortOrder, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: what rows show.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(nil, sortOrder, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - selection: the id of the row that is selected.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: what rows show.
  ///   - selection: the id of the row that is selected.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - selection: the id of the row that is selected.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: what rows show.
  ///   - selection: the id of the row that is selected.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - selection: the ids of the rows that are selected.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: what rows show.
  ///   - selection: the ids of the rows that are selected.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - selection: the ids of the rows that are selected.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, columns(), rows())
  }

  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: what rows show.
  ///   - selection: the ids of the rows that are selected.
  ///   - sortOrder: what rows are sorted by. A press above a column changes it; sort the collection by it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, columns(), rows())
  }
}
