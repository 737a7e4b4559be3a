import Elements

/// A view with rows and columns whose rows can be selected and sorted.
///
/// In a compact width, as on a phone, the table shows only the first column and no headers. Include the essential
/// information of each row in the cells of the first column.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("City", value: \.city)
/// }
/// .onChange(of: sortOrder) { people.sort(using: sortOrder) }
/// ```
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  private let selection: ListSelection<Value.ID>?
  private let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  private let columns: Columns
  private let rows: Rows
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableColumnHeaders) private var headers

  package init(
    _ selection: ListSelection<Value.ID>?, _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    _ columns: Columns,
    _ rows: Rows
  ) {
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns
    self.rows = rows
  }

  /// The rows of the table and their headers.
  public var body: some View {
    let all = columns._columns
    let shown = Array(width == .compact ? all.prefix(1) : all[...])
    let showsHeaders = width != .compact && headers != .hidden
    let cells = shown.map { ($0.alignment.horizontal, $0.cell) }
    TableBox(
      tracks: shown.map { GridItem($0.width.track).track }, selection: selection,
      header: showsHeaders ? TableHeader(columns: shown, sortOrder: sortOrder) : nil,
      rows: rows._rows(_TableColumns(cells: cells))
    )
    .modifier(RowSelectionModifier(selection: selection))
  }
}

/// The view for a row of a ``Table``.
public struct _TableRowView<Value: Identifiable>: View {
  let value: Value
  let columns: _TableColumns<Value>

  /// The cells of the row.
  public var body: some View {
    TableCells(
      content: ForEach(columns.cells.indices, id: \.self) { index in
        let (alignment, content) = columns.cells[index]
        TableCell(alignment: alignment, content: content(value))
      }
    )
    .modifier(SelectionMenuModifier(id: AnyHashable(value.id)))
    .tag(value.id)
  }
}

/// The header row of a table. If the rows can be sorted by a column, its header is a button.
struct TableHeader<Value: Identifiable, Sort: SortComparator>: View {
  let columns: [_TableColumnPart<Value, Sort>]
  let sortOrder: Binding<[Sort]>?

  var body: some View {
    TableCells(
      content: ForEach(columns.indices, id: \.self) { index in
        TableHeaderCell(
          alignment: columns[index].alignment.horizontal, order: order(ofColumn: index), content: label(ofColumn: index)
        )
      }
    )
    .sectionPart(.header)
  }

  @ViewBuilder
  private func label(ofColumn index: Int) -> some View {
    let column = columns[index]
    if let comparator = column.comparator, let sortOrder {
      Button {
        sortOrder.wrappedValue = sortOrder.wrappedValue.afterPress(of: comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          switch order(ofColumn: index) {
          case "ascending": Image(systemName: "chevron.up")
          case "descending": Image(systemName: "chevron.down")
          default: EmptyView()
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }

  private func order(ofColumn index: Int) -> String? {
    guard let comparator = columns[index].comparator, let sortOrder else { return nil }
    guard let first = sortOrder.wrappedValue.first, first.sortsLike(comparator) else { return "none" }
    return first.order == .forward ? "ascending" : "descending"
  }
}

extension SortComparator {
  /// Returns whether this comparator sorts by the same criterion as another comparator. The sort orders are ignored.
  /// For comparators of key paths, only the key paths are compared.
  fileprivate func sortsLike(_ other: Self) -> Bool {
    if let key = (self as? any PropertyComparator)?.property {
      return key == (other as? any PropertyComparator)?.property
    }
    var same = other
    same.order = order
    return self == same
  }
}

/// A comparator that compares the values of a property.
private protocol PropertyComparator {
  var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
  fileprivate var property: AnyKeyPath { keyPath }
}

extension Array where Element: SortComparator {
  /// Returns the sort order after a press on a column's header. The pressed column becomes the first criterion. If it
  /// was already the first criterion, its order is reversed.
  fileprivate func afterPress(of comparator: Element) -> [Element] {
    if var first, first.sortsLike(comparator) {
      first.order = first.order == .forward ? .reverse : .forward
      return [first] + dropFirst()
    }
    return [comparator] + filter { !$0.sortsLike(comparator) }
  }
}
