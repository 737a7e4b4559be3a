import Elements
import ViewGraph

/// A view that arranges its content in a vertical line.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// A stack has no body.
  public typealias Body = Never

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal alignment of the content.
  ///   - spacing: the distance between adjacent views, in points; `nil` for the platform default.
  ///   - content: the views of the stack, from top to bottom.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Creates a node with a stack element that contains the content.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension VStack: ElementContent {
  package static var schema: Schema { .vStack }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.alignment] = alignment.attribute
    if let spacing { writer[.spacing] = .number(Double(spacing)) }
  }

  package func isDescribed(like other: Self) -> Bool { alignment == other.alignment && spacing == other.spacing }
}

extension Schema {
  static let vStack = Schema(.vStack)
}
