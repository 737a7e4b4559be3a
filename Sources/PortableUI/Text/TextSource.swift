/// What a text says where that is known only when it is shown, because it depends on the language, the calendar or the like.
///
/// Implementations are values.
protocol TextSource: Sendable {
  /// Says it.
  @MainActor func append(to resolver: inout TextResolver)

  /// Whether another source says the same, wherever it is shown.
  func isEqual(to other: any TextSource) -> Bool
}

extension TextSource where Self: Equatable {
  func isEqual(to other: any TextSource) -> Bool { other as? Self == self }
}

/// A piece of a text that is set in one way, where what it says sets nothing else.
struct TextPiece: Equatable, Sendable {
  /// What the piece says.
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
  /// How it looks where it does not look as what is around it.
  var look: TextLook {
    get { ownLook.value ?? TextLook() }
    set { ownLook = OwnLook(newValue) }
  }

  private(set) var ownLook = OwnLook()

  init(content: Content) {
    self.content = content
  }
}
