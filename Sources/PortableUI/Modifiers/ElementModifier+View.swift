import ViewGraph

/// A modifier without a body: a layer around each element.
package protocol PrimitiveModifier: ViewModifier, ElementModifier where Body == Never {}

extension PrimitiveModifier {
  package static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    LayerNode(content, in: context)
  }

  package static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor
  ) {
    visitor.layer(content.modifier)
    Modified.visitLayers(of: content.content, &visitor)
  }
}
