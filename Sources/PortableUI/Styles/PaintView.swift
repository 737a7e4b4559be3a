import Elements
import ViewGraph

/// Fills the space it is given with a paint.
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
