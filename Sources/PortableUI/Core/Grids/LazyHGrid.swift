import Elements
import ViewGraph

/// A grid that grows horizontally in a ``ScrollView`` and creates its views lazily.
///
/// Of the views of a ``ForEach``, only those in and near the visible area exist. A view that is scrolled out of this
/// area disappears. Its state is kept until its id leaves the collection, and restored when the view appears again.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A lazy grid has no body.
  public typealias Body = Never

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows of the grid.
  ///   - alignment: The alignment of the grid in its space.
  ///   - spacing: The distance between columns in points, or `nil` for the platform's default.
  ///   - pinnedViews: The parts of sections that stay visible.
  ///   - content: The views.
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

  /// Creates a node whose element contains the views.
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
