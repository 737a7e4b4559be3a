import Elements
import ViewGraph

/// The first of several views that fits into the space there is, or the last.
///
/// All of them are made, and keep their state: which one is seen is for the host to say, which knows how large they are. A test's
/// screen shows the first.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// It has no body.
  public typealias Body = Never

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - axes: in which extents a view has to fit.
  ///   - content: the views, the one that is wanted most first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes a node with an element that contains the views.
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

extension ElementKind {
  /// Shows the first of its children that is no larger, in the extents that its `axes` name, than the space it is offered; or
  /// else the last.
  package static let fitting = ElementKind(rawValue: "fitting")
}
