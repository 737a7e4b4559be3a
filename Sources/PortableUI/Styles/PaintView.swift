import Elements
import ViewGraph

/// A view that fills the available space with a paint.
struct PaintView: View {
  let paint: ShapePaint

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension PaintView: ElementContent {
  static var schema: Schema { .color }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    writer[.fill] = paint.value(in: EnvironmentValues(scope: writer.environment))
  }

  func isDescribed(like other: Self) -> Bool { paint == other.paint }
}
