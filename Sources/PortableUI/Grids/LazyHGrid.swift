import Elements
import ViewGraph

/// Views in a grid that grows sideways, row by row, in a ``ScrollView``.
///
/// Of each ``ForEach`` in it those views are there that are seen, and some around them. A view that has been scrolled away has
/// disappeared; its state is kept until its id is gone from the collection, and it appears again with it.
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
  package var children: ListContent<Content> { ListContent(content, isGrid: true) }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeGrid(rows, spacing: spacing, pinnedViews)
    writer[.alignment] = alignment.attribute
  }
}

extension Schema {
  static let lazyHGrid = Schema(.lazyHGrid)
}
