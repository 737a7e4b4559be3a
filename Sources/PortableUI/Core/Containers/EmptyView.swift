import ViewGraph

/// A view that shows nothing.
public struct EmptyView: View {
  /// An empty view has no body.
  public typealias Body = Never

  /// Creates a view that shows nothing.
  public init() {}

  /// Always `true`: an empty view is not a page.
  public static var isStructure: Bool { true }

  /// Creates a node without elements.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ContentNode(context)
  }
}
