import Elements
import ViewGraph

/// A grid that grows vertically in a ``ScrollView`` and creates its views lazily.
///
/// Of the views of a ``ForEach``, only those in and near the visible area exist. A view that is scrolled out of this
/// area disappears. Its state is kept until its id leaves the collection, and restored when the view appears again.
public struct LazyVGrid<Content: View>: View {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A lazy grid has no body.
  public typealias Body = Never

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns of the grid.
  ///   - alignment: The alignment of the grid in its space.
  ///   - spacing: The distance between rows in points, or `nil` for the platform's default.
  ///   - pinnedViews: The parts of sections that stay visible.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
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

extension LazyVGrid: ElementContent {
  package static var schema: Schema { .lazyVGrid }
  package var children: ListContent<Content> { ListContent(content, isGrid: true) }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeGrid(columns, spacing: spacing, pinnedViews)
    writer[.alignment] = alignment.attribute
  }
}

extension Schema {
  static let lazyVGrid = Schema(.lazyVGrid)
}
