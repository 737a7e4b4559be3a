import Elements
import ViewGraph

/// Views top to bottom, made when they come near to what is seen: for content that is long, in a ``ScrollView``.
///
/// Of each ``ForEach`` in it those rows are there that are seen, and some around them. A row that has been scrolled away has
/// disappeared; its state is kept until its id is gone from the collection, and it appears again with it.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: where the views stand from side to side.
  ///   - spacing: the distance between the views, in points; `nil` for the platform's own.
  ///   - pinnedViews: which parts of sections stay in sight.
  ///   - content: the views, top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.pinnedViews = pinnedViews
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a node with a stack element that contains the views near to what is seen.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension LazyVStack: ElementContent {
  package static var schema: Schema { .lazyVStack }
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
  static let lazyVStack = Schema(.lazyVStack)
}
