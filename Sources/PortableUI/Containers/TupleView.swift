import ViewGraph

/// Several views, one after the other. ``ViewBuilder`` makes them.
public struct TupleView<each Content: View>: View, SequenceContent {
  /// The views.
  public var value: (repeat each Content)

  /// Creates a view of several, as ``ViewBuilder`` does.
  ///
  /// - Parameter value: the views, one after the other.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }

  init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  /// `true`: what it shows stands for itself.
  public static var isStructure: Bool { true }

  /// Makes a node with one child for each view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SequenceNode(content, in: context)
  }

  package func visitParts(_ visitor: inout some PartVisitor) {
    repeat visitor.visit(each value)
  }

  /// A tuple has no body.
  public typealias Body = Never
}
