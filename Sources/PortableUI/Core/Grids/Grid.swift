import Elements
import ViewGraph

/// A container that arranges views in rows and columns, sized to their content.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
///   Divider()
/// }
/// ```
public struct Grid<Content: View>: View {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// A grid has no body.
  public typealias Body = Never

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points, or `nil` for the platform's default.
  ///   - verticalSpacing: The distance between rows in points, or `nil` for the platform's default.
  ///   - content: The rows, and views that span all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Creates a node whose element contains the rows.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Grid: ElementContent {
  package static var schema: Schema { .grid }
  package static var watch: ContentWatch { .all }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.cellAlignment] = alignment.attribute
    writer[.trackSpacing] = verticalSpacing.map { .number(Double($0)) }
    writer[.cellSpacing] = horizontalSpacing.map { .number(Double($0)) }
  }

  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    var columns = 1
    var alignments: [Int: AttributeValue] = [:]
    for row in children where row.element.kind == .gridRow {
      var column = 0
      for cell in row.element.children {
        if let alignment = cell.trait(.columnAlignment) { alignments[column] = alignment }
        if case .number(let count)? = cell.trait(.columns) { column += max(1, Int(count)) } else { column += 1 }
      }
      columns = max(columns, column)
    }
    writer[.columns] = .number(Double(columns))
    for (column, key) in AttributeKey.columnAlignments.enumerated() { writer[key] = alignments[column] }
  }
}

/// A row of a ``Grid``. Outside of a grid, it is a ``Group``: it has no effect on the layout of its views, and a modifier
/// of the row applies to each view.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A grid row has no body.
  public typealias Body = Never

  /// Always `true`: outside of a grid, a row is a group of views.
  public static var isStructure: Bool { true }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of views in their cells, or `nil` for the grid's alignment.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates a node whose element contains the cells. Outside of a grid, the views have no common element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard context.containerKind == .grid else { return WrappingNode(content, in: context) { $0.content } }
    return ElementNode(content, in: context)
  }
}

extension GridRow: ElementContent {
  package static var schema: Schema { .gridRow }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) { writer[.alignment] = alignment?.attribute }

  package func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

extension Schema {
  static let grid = Schema(.grid)
  static let gridRow = Schema(.gridRow)
}

extension Element {
  /// Returns a trait of the element.
  func trait(_ key: AttributeKey) -> AttributeValue? { traits.first { $0.key == key }?.value }
}
