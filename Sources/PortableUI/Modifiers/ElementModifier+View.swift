import ViewGraph

/// A modifier without a body: a layer around each element.
///
/// Those that are used often are `@usableFromInline`, and so are modifiers of the environment. A module that uses them then knows at compile
/// time what `some View` is for each of them, and need not look it up whenever a body is evaluated.
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
