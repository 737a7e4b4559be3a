import Elements
import ViewGraph

/// A small picture.
///
/// Off Apple's platforms there are no SF Symbols: a host shows the nearest character for some of them and leaves the
/// others out. So a symbol must not be all that says something: give it an accessibility label, or put a text beside it.
public struct Image: View, Equatable {
  let systemName: String

  /// An image has no body.
  public typealias Body = Never

  /// Shows a symbol, in the size and color of a text.
  ///
  /// - Parameter systemName: the name of one of Apple's SF Symbols.
  nonisolated public init(systemName: String) {
    self.systemName = systemName
  }

  /// Makes a node with an image element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Image: ElementContent {
  package static var schema: Schema { .image }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.symbol] = .string(systemName)
    writer.describeText()
  }

  package func isDescribed(like other: Self) -> Bool { systemName == other.systemName }
}

extension Text {
  /// Shows an image in the size and color of a text, to be joined with others.
  ///
  /// - Parameter image: the image. It has no name of its own there: the text says what it means.
  nonisolated public init(_ image: Image) {
    self.init(symbol: image.systemName)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an image, in the size and color of the text around it.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Schema {
  static let image = Schema(.image, role: .image)
}

extension Role {
  /// A small picture.
  public static let image = Role(rawValue: "image")
}
