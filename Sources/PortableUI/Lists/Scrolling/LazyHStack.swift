import Elements
import ViewGraph

/// A horizontal stack that creates its views only when they approach the visible area. Use it for long content in a
/// ``ScrollView``.
///
/// The stack mounts only the visible rows of each ``ForEach``, and some rows around them. When the user scrolls a row
/// out of this area, the row disappears. Its state is kept while its id is in the collection, and is restored when the
/// row appears again.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of the views.
  ///   - spacing: the distance between the views, in points; `nil` for the platform's default.
  ///   - pinnedViews: the parts of sections that stay visible while the section is scrolled.
  ///   - content: the views, in reading direction.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.pinnedViews = pinnedViews
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a node with a stack element that contains the views near the visible area.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension LazyHStack: ElementContent {
  package static var schema: Schema { .lazyHStack }
  package var children: ListContent<Content> { ListContent(content) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.alignment] = alignment.attribute
    writer[.spacing] = spacing.map { .number(Double($0)) }
    writer.describePins(pinnedViews)
  }

  package func isDescribed(like other: Self) -> Bool {
    alignment == other.alignment && spacing == other.spacing && pinnedViews == other.pinnedViews
  }
}

extension Schema {
  static let lazyHStack = Schema(.lazyHStack)
}
