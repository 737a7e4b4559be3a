import Elements
import ViewGraph

/// A scrollable view.
///
/// All of its content is created at once: use a ``LazyVStack`` for long content.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A scroll view has no body.
  public typealias Body = Never

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: the scrollable axes.
  ///   - showsIndicators: whether scroll indicators are visible, if the platform has them.
  ///   - content: the content, arranged vertically; horizontally if only the horizontal axis is scrollable.
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
