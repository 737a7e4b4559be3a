import Elements
import ViewGraph

/// Views in a grid that grows sideways, row by row, in a ``ScrollView``.
///
/// All its views are there: a grid does not know how many are in a line before it is laid out.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A grid has no body.
  public typealias Body = Never

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: the grid's rows.
  ///   - alignment: where the grid stands in its space.
  ///   - spacing: the distance between columns, in points; `nil` for the platform's own.
  ///   - pinnedViews: which parts of sections stay in sight.
  ///   - content: the views, first to last.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a node with a grid element that contains the views.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension LazyHGrid: ElementContent {
  package static var schema: Schema { .lazyHGrid }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeGrid(rows, spacing: spacing, pinnedViews)
    writer[.alignment] = alignment.attribute
  }
}

extension Schema {
  static let lazyHGrid = Schema(.lazyHGrid)
}
