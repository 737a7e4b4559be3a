import ViewGraph

/// A modifier without a body that adds a layer to each element.
///
/// Frequently used modifiers, and the modifiers of the environment, are `@usableFromInline`. A module that uses them then knows
/// the concrete type behind `some View` at compile time, and does not look it up at run time each time a body is evaluated.
@usableFromInline
package protocol PrimitiveModifier: ViewModifier, ElementModifier where Body == Never {}

extension PrimitiveModifier {
  @usableFromInline
  package static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    LayerNode(content, in: context)
  }

  @usableFromInline
  package static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor
  ) {
    visitor.layer(content.modifier)
    Modified.visitLayers(of: content.content, &visitor)
  }
}
