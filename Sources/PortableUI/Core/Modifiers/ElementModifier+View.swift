import ViewGraph

/// A modifier without a body that adds a layer to each element of the modified view.
///
/// Frequently used modifiers and environment modifiers are `@usableFromInline`. The compiler then knows the concrete
/// type behind `some View` when it compiles a client module. Otherwise, the client would look up the type at run time,
/// each time a body is evaluated.
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
