import Elements
import ViewGraph

/// One or more lines of text that a person reads and does not change.
///
/// Texts can be joined by `+` and stand in the literals of other texts; each keeps its looks. Numbers and dates in them are
/// written as the environment's `locale` has it.
public struct Text: View, Equatable {
  /// All that is to be read, where that depends on nothing and looks like what is around it.
  let content: String
  /// What is to be read, where ``content`` is not.
  let pieces: [TextPiece]?

  /// A text has no body.
  public typealias Body = Never

  /// Shows a literal, with what is interpolated into it, or its translation.
  ///
  /// Translations stand in the bundle's tables of strings, as in `de.lproj/Localizable.strings`. They are looked up in the
  /// language of the environment's `locale`. Where the bundle has no such table, or the table no such key, the key is shown.
  ///
  /// - Parameters:
  ///   - key: the literal, or the key of a translation.
  ///   - tableName: the name of the table; `nil` for `Localizable`.
  ///   - bundle: where the tables are; `nil` for the program's own bundle.
  ///   - comment: tells translators what the text is for.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if bundle == nil, !StringTables.areInMainBundle, key.isText {
      self.init(verbatim: key.text)
    } else {
      self.init(LocalizedText(key: key, table: tableName, bundle: bundle))
    }
  }

  /// Shows a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a string as it is.
  nonisolated public init(verbatim content: String) {
    self.content = content
    pieces = nil
  }

  /// Shows what a source says.
  nonisolated init(_ source: some TextSource) {
    content = ""
    pieces = [TextPiece(content: .source(source))]
  }

  nonisolated private init(_ pieces: [TextPiece]) {
    content = ""
    self.pieces = pieces
  }

  /// The first text, and then the second.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(first.allPieces + second.allPieces)
  }

  /// The text in pieces, one where it looks like those around it.
  nonisolated var allPieces: [TextPiece] { pieces ?? [TextPiece(content: .string(content))] }

  /// This text with other looks where it has none of its own.
  nonisolated func looking(_ change: (inout TextLook) -> Void) -> Text {
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
    guard pieces != nil else {
      writer[.text] = .string(content)
      return writer.describeText()
    }
    let parts = parts(in: EnvironmentValues(scope: writer.environment))
    writer[.text] = .string(parts.map(\.string).joined())
    guard parts.count > 1 else { return writer.describeText(parts.first?.look ?? TextLook()) }
    writer.describeText()
    writer[.runs] = .runs(
      parts.map { part in
        TextRun(
          part.string,
          attributes: writer.attributes { run in
            if part.look != TextLook() { run.describeText(part.look) }
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
    self[.foreground] = (look.color ?? values.foregroundColor).map { .color($0.value) }
  }

  /// What controls take from the environment.
  mutating func describeControl() {
    if !EnvironmentValues(scope: environment).isEnabled { self[.disabled] = .flag(true) }
  }
}
