import Elements

/// Rows with the same columns, which a person can select and sort.
///
/// Where there is little room from side to side, as on a phone, the first column is shown and no headers: let its cells say what
/// matters most there.
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

  init(
    _ selection: ListSelection<Value.ID>?, _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    _ columns: Columns,
    _ rows: Rows
  ) {
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns
    self.rows = rows
  }

  /// The rows below the headers.
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

/// A row of a ``Table`` as a view.
public struct _TableRowView<Value: Identifiable>: View {
  let value: Value
  let columns: _TableColumns<Value>

  /// The cells.
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

/// What stands above the columns: buttons, where rows can be sorted by them.
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
  /// Whether it sorts by the same as another, in whatever order. Of two that sort by properties it is those that count.
  fileprivate func sortsLike(_ other: Self) -> Bool {
    if let key = (self as? any PropertyComparator)?.property {
      return key == (other as? any PropertyComparator)?.property
    }
    var same = other
    same.order = order
    return self == same
  }
}

/// A comparator of a property's values.
private protocol PropertyComparator {
  var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
  fileprivate var property: AnyKeyPath { keyPath }
}

extension Array where Element: SortComparator {
  /// The order after a person has pressed what stands above a column: by that column first, and the other way around where that was so
  /// already.
  fileprivate func afterPress(of comparator: Element) -> [Element] {
    if var first, first.sortsLike(comparator) {
      first.order = first.order == .forward ? .reverse : .forward
      return [first] + dropFirst()
    }
    return [comparator] + filter { !$0.sortsLike(comparator) }
  }
}
