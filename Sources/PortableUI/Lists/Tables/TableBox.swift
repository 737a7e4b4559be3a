import Elements
import ViewGraph

/// The scrollable list of a table's rows, with the header as its first row.
struct TableBox<SelectionValue: Hashable, Header: View, Rows: View>: View {
  typealias Content = TupleView<
    ModifiedContent<Header, ListRowModifier<Never>>, ModifiedContent<Rows, ListRowModifier<SelectionValue>>
  >

  private let tracks: [GridTrack]
  private let selection: ListSelection<SelectionValue>?
  private let content: Boxed<Content>

  typealias Body = Never

  init(tracks: [GridTrack], selection: ListSelection<SelectionValue>?, header: Header, rows: Rows) {
    self.tracks = tracks
    self.selection = selection
    content = Boxed(
      TupleView(
        header.modifier(ListRowModifier<Never>(selection: nil)), rows.modifier(ListRowModifier(selection: selection))))
  }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension TableBox: ElementContent {
  static var schema: Schema { SelectionValue.self == Never.self ? .table : .selectableTable }
  static var readsModels: Bool { true }
  static var watch: ContentWatch { .children }
  var children: ListContent<Content> { ListContent(content.value) }

  func describe(_ writer: inout ElementWriter) {
    writer.describeList()
    writer.describeSelection(selection)
    let style = EnvironmentValues(scope: writer.environment).tableStyleName
    writer[.listStyle] = .string(style == "inset" ? "inset" : "plain")
    writer[.tableStyle] = .string(style)
    writer[.tracks] = .tracks(tracks)
  }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    writer.mark(children, selectedIn: selection)
  }

  func respond(to event: Event, among children: [TraitedElement], in environment: EnvironmentScope) -> Bool {
    selection?.respond(to: event, among: children, in: environment) ?? false
  }
}

/// The cells of a row.
struct TableCells<Content: View>: View, ElementContent {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .tableCells }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
}

/// A cell of a row.
struct TableCell<Content: View>: View, ElementContent {
  let alignment: HorizontalAlignment?
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .tableCell }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func describe(_ writer: inout ElementWriter) { writer.describeCell(alignment) }
  func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

/// The header of a column.
struct TableHeaderCell<Content: View>: View, ElementContent {
  let alignment: HorizontalAlignment?
  /// The sort order of the column: `ascending` or `descending`. `none` if the column can sort the rows but is not the
  /// first sort criterion. `nil` if the column cannot sort the rows.
  let order: String?
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .tableHeaderCell }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  func describe(_ writer: inout ElementWriter) {
    writer.describeCell(alignment)
    writer[.columnOrder] = order.map { .string($0) }
  }

  func isDescribed(like other: Self) -> Bool { alignment == other.alignment && order == other.order }
}

extension ElementWriter {
  /// Writes the alignment of a cell's content, unless it is `leading`, which is the default.
  fileprivate mutating func describeCell(_ alignment: HorizontalAlignment?) {
    guard let alignment, alignment != .leading else { return }
    self[.cellAlignment] = Alignment(horizontal: alignment, vertical: .center).attribute
  }
}

extension Schema {
  fileprivate static let table = Schema(.table, role: .table)
  fileprivate static let selectableTable = Schema(.table, role: .table, handlers: [Handler(.select, .text)])
  fileprivate static let tableCells = Schema(.tableCells)
  fileprivate static let tableCell = Schema(.tableCell)
  fileprivate static let tableHeaderCell = Schema(.tableHeaderCell)
}
