import ViewGraph

/// A modifier without a body: a box around elements, or attributes on them.
protocol PrimitiveModifier: ViewModifier, ElementModifier where Body == Never {}

extension PrimitiveModifier {
  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    ModifierNode(content, in: context) { ($0.content, $0.modifier) }
  }
}
