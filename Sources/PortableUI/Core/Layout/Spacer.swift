import Elements
import ViewGraph

/// Flexible space that expands along the axis of its stack.
public struct Spacer: View, Equatable {
  private let minLength: CGFloat?

  /// A spacer has no body.
  public typealias Body = Never

  /// Creates a spacer.
  ///
  /// - Parameter minLength: the minimum length, in points; `nil` for the platform default.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Creates a node with a spacer element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Spacer: ElementContent {
  package static var schema: Schema { .spacer }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.minLength] = minLength.map { .number(Double($0)) }
  }

  package func isDescribed(like other: Self) -> Bool { minLength == other.minLength }
}

extension Schema {
  static let spacer = Schema(.spacer)
}
