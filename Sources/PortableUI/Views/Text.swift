import Elements
import ViewGraph

/// One or more lines of text that a person reads and does not change.
///
/// Texts can be joined by `+` and stand in the literals of other texts; each keeps its looks.
public struct Text: View, Equatable {
  /// All that is to be read.
  let content: String
  /// The text in pieces, where one of them is set in its own way; `nil` for a text that looks like those around it.
  let pieces: [TextPiece]?

  /// A text has no body.
  public typealias Body = Never

  /// Shows a literal, with what is interpolated into it.
  public init(_ key: LocalizedStringKey) {
    content = key.text
    pieces = key.pieces
  }

  /// Shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
    pieces = nil
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    self.content = content
    pieces = nil
  }

  private init(_ pieces: [TextPiece]) {
    content = pieces.map(\.text).joined()
    self.pieces = pieces.contains { $0.look != TextLook() } ? pieces : nil
  }

  /// The first text, and then the second.
  public static func + (first: Text, second: Text) -> Text {
    Text(first.allPieces + second.allPieces)
  }

  /// The text in pieces, one where it looks like those around it.
  var allPieces: [TextPiece] { pieces ?? [TextPiece(text: content)] }

  /// This text with other looks where it has none of its own.
  func looking(_ change: (inout TextLook) -> Void) -> Text {
    Text(
      allPieces.map { piece in
        var piece = piece
        change(&piece.look)
        return piece
      })
  }

  /// Makes a node with a text element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Text: ElementContent {
  package static var kind: ElementKind { .text }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    writer[.text] = .string(content)
    guard let pieces, let first = pieces.first else { return writer.describeText() }
    guard pieces.contains(where: { $0.look != first.look }) else { return writer.describeText(first.look) }
    writer.describeText()
    writer[.runs] = .runs(
      pieces.map { piece in
        TextRun(
          piece.text,
          attributes: writer.attributes { run in
            if piece.look != TextLook() { run.describeText(piece.look) }
          })
      })
  }
}

extension ElementWriter {
  /// What texts take from the environment.
  ///
  /// - Parameter look: what they do not.
  mutating func describeText(_ look: TextLook = TextLook()) {
    let values = EnvironmentValues(scope: environment)
    (look.font ?? values.font)?.describe(&self)
    if let weight = look.weight ?? values.fontWeight { self[.fontWeight] = .string(weight.rawValue) }
    if look.isItalic ?? values.isItalic { self[.italic] = .flag(true) }
    self[.foreground] = (look.color ?? values.foregroundColor).map { .string($0.words) }
  }

  /// What controls take from the environment.
  mutating func describeControl() {
    if !EnvironmentValues(scope: environment).isEnabled { self[.disabled] = .flag(true) }
  }
}
