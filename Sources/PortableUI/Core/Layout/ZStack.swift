import Elements
import ViewGraph

/// A view that overlays its content, from back to front.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack along the depth axis.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the content within the stack.
  ///   - content: the views of the stack, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates a node with a stack element that contains the content.
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
