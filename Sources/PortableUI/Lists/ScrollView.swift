import Elements
import ViewGraph

/// A region that shows a part of its content, which a person moves.
///
/// Its content is there as a whole: put a ``LazyVStack`` into it for content that is long.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A scroll view has no body.
  public typealias Body = Never

  /// Creates a region that can be scrolled.
  ///
  /// - Parameters:
  ///   - axes: the ways in which it can be moved.
  ///   - showsIndicators: whether a bar shows which part is seen, where the platform has one.
  ///   - content: what is in it, top to bottom; side by side where it is moved from side to side only.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes a node with a scroll element that contains the content.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ScrollView: ElementContent {
  package static var schema: Schema { .scroll }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) {
    let words = [(Axis.Set.vertical, "vertical"), (.horizontal, "horizontal")]
    writer[.axes] = .string(words.filter { axes.contains($0.0) }.map(\.1).joined(separator: " "))
    writer.describeScrolling(
      showsIndicators: showsIndicators, alignedOn: axes == .horizontal ? .horizontal : .vertical)
  }

  package func isDescribed(like other: Self) -> Bool {
    axes == other.axes && showsIndicators == other.showsIndicators
  }
}

extension Schema {
  static let scroll = Schema(.scroll)
}
