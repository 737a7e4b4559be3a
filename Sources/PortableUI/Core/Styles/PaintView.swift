import Elements
import ViewGraph

/// A view that fills the available space with a paint.
package struct PaintView: View {
  package let paint: ShapePaint

  package init(paint: ShapePaint) {
    self.paint = paint
  }

  package typealias Body = Never

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension PaintView: ElementContent {
  package static var schema: Schema { .color }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.fill] = paint.value(in: EnvironmentValues(scope: writer.environment))
  }

  package func isDescribed(like other: Self) -> Bool { paint == other.paint }
}
