import Elements
import ViewGraph

/// Views in rows and columns that are as wide as what is in them.
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
  ///   - alignment: where views stand in their cells.
  ///   - horizontalSpacing: the distance between columns, in points; `nil` for the platform's own.
  ///   - verticalSpacing: the distance between rows, in points; `nil` for the platform's own.
  ///   - content: rows, and views that reach over all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Makes a node with a grid element that contains the rows.
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

/// A row of a ``Grid``. Elsewhere its views stand as they would without it.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row has no body.
  public typealias Body = Never

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: where views stand in their cells from top to bottom; `nil` for where the grid has them.
  ///   - content: the cells, in reading direction.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node with a row element that contains the cells.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
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

extension ElementKind {
  /// Rows of cells, in so many `columns`.
  package static let grid = ElementKind(rawValue: "grid")
  /// Cells of a `grid`.
  package static let gridRow = ElementKind(rawValue: "gridRow")
}

extension Element {
  /// What was said of the element to what it stands in.
  func trait(_ key: AttributeKey) -> AttributeValue? { traits.first { $0.key == key }?.value }
}
