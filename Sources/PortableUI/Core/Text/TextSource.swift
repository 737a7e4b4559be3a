/// Content of a text that is resolved when the text is shown, because it depends on the locale, the calendar or other
/// environment values.
///
/// Types that conform to it have value semantics.
protocol TextSource: Sendable {
  /// Appends the content.
  @MainActor func append(to resolver: inout TextResolver)

  /// Returns whether another source has the same content in every environment.
  func isEqual(to other: any TextSource) -> Bool
}

extension TextSource where Self: Equatable {
  func isEqual(to other: any TextSource) -> Bool { other as? Self == self }
}

/// A part of a text with uniform attributes. Its content may override some of them.
struct TextPiece: Equatable, Sendable {
  /// The content of the piece.
  enum Content: Equatable, Sendable {
    case string(String)
    /// An image, by the name of its symbol.
    case symbol(String)
    case source(any TextSource)

    static func == (first: Self, second: Self) -> Bool {
      switch (first, second) {
      case (.string(let first), .string(let second)): first == second
      case (.symbol(let first), .symbol(let second)): first == second
      case (.source(let first), .source(let second)): first.isEqual(to: second)
      default: false
      }
    }
  }

  var content: Content
  /// The attributes of the piece. Attributes that are `nil` are inherited.
  var attributes: TextAttributes {
    get { attributesBox.value ?? TextAttributes() }
    set { attributesBox = TextAttributesBox(newValue) }
  }

  private(set) var attributesBox = TextAttributesBox()

  init(content: Content) {
    self.content = content
  }
}
