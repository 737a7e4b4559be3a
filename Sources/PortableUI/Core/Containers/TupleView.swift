import ViewGraph

/// A sequence of views, which ``ViewBuilder`` creates.
public struct TupleView<each Content: View>: View, SequenceContent {
  /// The views.
  public var value: (repeat each Content)

  /// Creates a sequence of views, as ``ViewBuilder`` does.
  ///
  /// - Parameter value: The views in order.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }

  package init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  /// Always `true`: a container of pages, such as ``TabView``, treats each of the views as a page.
  public static var isStructure: Bool { true }

  /// Creates a node with one child per view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SequenceNode(content, in: context)
  }

  package func visitParts(_ visitor: inout some PartVisitor) {
    repeat visitor.visit(each value)
  }

  /// A tuple view has no body.
  public typealias Body = Never
}
