import Elements
import ViewGraph

/// Views on top of each other.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: where the views stand in the space of the largest.
  ///   - content: the views, back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node with a stack element that contains the views.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ZStack: ElementContent {
  package static var schema: Schema { .zStack }
  package var children: Content { content }
  package func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.alignment] = alignment.attribute
  }

  package func isDescribed(like other: Self) -> Bool { alignment == other.alignment }
}

extension Schema {
  static let zStack = Schema(.zStack)
}
