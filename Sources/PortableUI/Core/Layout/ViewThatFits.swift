import Elements
import ViewGraph

/// A view that shows the first of its children that fits into the available space, or the last if none fits.
///
/// All children are evaluated and keep their state. The host decides which one is visible, because it knows their
/// sizes. In a test, the first child is visible.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// A `ViewThatFits` has no body.
  public typealias Body = Never

  /// Creates a view that selects one of its children.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a child must fit.
  ///   - content: The candidate views in order of preference.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Creates a node whose element contains the candidate views.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ViewThatFits: ElementContent {
  package static var schema: Schema { .fitting }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) {
    let names = [axes.contains(.vertical) ? "vertical" : nil, axes.contains(.horizontal) ? "horizontal" : nil]
    writer[.axes] = .string(names.compactMap { $0 }.joined(separator: " "))
  }

  package func isDescribed(like other: Self) -> Bool { axes == other.axes }
}

extension Schema {
  static let fitting = Schema(.fitting)
}
