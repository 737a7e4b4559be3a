import Elements
import ViewGraph

/// A thin line that separates views.
public struct Divider: View, Equatable {
  /// A divider has no body.
  public typealias Body = Never

  /// Creates a divider.
  public init() {}

  /// Creates a node with a divider element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Divider: ElementContent {
  package static var schema: Schema { .divider }
  package var children: NoContent { NoContent() }
  package func isDescribed(like other: Self) -> Bool { true }
}

extension Schema {
  static let divider = Schema(.divider, role: .divider)
}
