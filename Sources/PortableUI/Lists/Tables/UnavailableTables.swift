/// Unavailable.
@available(*, unavailable, message: "The rows of a table cannot be expanded. Use List(_:children:) or OutlineGroup.")
public struct DisclosureTableRow<Label, Content> {
  /// Unavailable.
  public init<Value: Identifiable>(_ value: Value, isExpanded: Binding<Bool>? = nil, content: () -> Content)
  where Label == TableRow<Value> {}
}

extension Table {
  /// Unavailable.
  @available(*, unavailable, message: "The rows of a table cannot be expanded. Use List(_:children:) or OutlineGroup.")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columns(), TableForEachContent(data: data))
  }
}

/// Unavailable.
@available(*, unavailable, message: "The user cannot customize the columns of a table.")
public struct TableColumnCustomization<RowValue: Identifiable> {
  /// Unavailable.
  public init() {}
}
