import Elements
import ViewGraph

/// Empty space in a stack that takes up what the other views leave.
public struct Spacer: View, Equatable {
  private let minLength: CGFloat?

  /// A spacer has no body.
  public typealias Body = Never

  /// Creates a spacer.
  ///
  /// - Parameter minLength: the least it takes up, in points; `nil` for the platform's own.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Makes a node with a spacer element.
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
