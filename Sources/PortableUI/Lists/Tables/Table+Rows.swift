extension Table {
  /// Creates a table with rows from a builder.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - valueType: the type of the rows' values.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - valueType: the type of the rows' values.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - selection: a binding to the identifier of the selected row.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - valueType: the type of the rows' values.
  ///   - selection: a binding to the identifier of the selected row.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - selection: a binding to the identifier of the selected row.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - valueType: the type of the rows' values.
  ///   - selection: a binding to the identifier of the selected row.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - selection: a binding to the identifiers of the selected rows.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - valueType: the type of the rows' values.
  ///   - selection: a binding to the identifiers of the selected rows.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - selection: a binding to the identifiers of the selected rows.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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

  /// Creates a table with rows from a builder.
  ///
  /// - Parameters:
  ///   - valueType: the type of the rows' values.
  ///   - selection: a binding to the identifiers of the selected rows.
  ///   - sortOrder: a binding to the sort order. The table updates it when the user presses a column header. The table
  ///     does not sort the rows: sort them in the app when the binding changes.
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
