import Elements
import ViewGraph

/// One or more lines of text that a person reads and does not change.
///
/// Texts can be joined by `+` and stand in the literals of other texts; each keeps its looks. Numbers and dates in them are
/// written as the environment's `locale` has it.
public struct Text: View, Equatable {
  /// What a text says. Most say a string, or a key and nothing else, and need no list of pieces for that.
  enum Content: Equatable, Sendable {
    /// All that is to be read, where that depends on nothing and looks like what is around it.
    case string(String)
    case localized(LocalizedText)
    case pieces([TextPiece])
  }

  let content: Content

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
    if bundle == nil, !StringTables.areInMainBundle, key.isPlain {
      self.init(verbatim: key.text)
    } else {
      self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }
  }

  /// Shows a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a string as it is.
  nonisolated public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Shows what a source says.
  nonisolated init(_ source: some TextSource) {
    self.init([TextPiece(content: .source(source))])
  }

  /// Shows a symbol.
  nonisolated init(symbol: String) {
    self.init([TextPiece(content: .symbol(symbol))])
  }

  nonisolated private init(_ pieces: [TextPiece]) {
    self.init(.pieces(pieces))
  }

  nonisolated private init(_ content: Content) {
    self.content = content
  }

  /// The first text, and then the second.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(first.allPieces + second.allPieces)
  }

  /// The text in pieces, one where it looks like those around it.
  nonisolated var allPieces: [TextPiece] {
    switch content {
    case .string(let string): [TextPiece(content: .string(string))]
    case .localized(let text): [TextPiece(content: .source(text))]
    case .pieces(let pieces): pieces
    }
  }

  /// Whether it says the same in every environment.
  nonisolated var isConstant: Bool { if case .string = content { true } else { false } }

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
  package static var schema: Schema { .text }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    let inherited = values.inheritedLook
    if inherited.isNone, let string = plainString(in: values) {
      writer[.text] = .string(string)
      return writer.describeText(OwnLook(), inheriting: inherited)
    }
    describe(&writer, inheriting: inherited, in: values)
  }

  private func describe(_ writer: inout ElementWriter, inheriting inherited: OwnLook, in values: EnvironmentValues) {
    let whole = inherited.value
    if let whole { writer.describeParagraph(whole) }
    if let string = plainString(in: values) {
      writer[.text] = .string(whole?.cased(string, in: values) ?? string)
      return writer.describeText(OwnLook(), inheriting: inherited)
    }
    var parts = parts(in: values)
    if let whole, whole.letterCase != nil {
      for index in parts.indices { parts[index].string = whole.cased(parts[index].string, in: values) }
    }
    writer[.text] = .string(parts.count == 1 ? parts[0].string : parts.map(\.string).joined())
    guard parts.count > 1 || parts.first?.isPlain == false else {
      return writer.describeText(parts.first?.look ?? OwnLook(), inheriting: inherited)
    }
    if parts.contains(where: { $0.link != nil }) { writer.schema = .textWithLinks }
    let common = OwnLook(whole?.withoutWhatAddsUp ?? TextLook())
    writer.describeText(OwnLook(), inheriting: common)
    writer[.runs] = .runs(
      parts.map { part in
        TextRun(
          part.string,
          attributes: writer.attributes { run in
            run[.symbol] = part.symbol.map { .string($0) }
            guard !part.look.isNone || common != inherited else { return }
            run.describeText(part.look, inheriting: inherited)
            guard let link = part.link else { return }
            run[.link] = .string(link.absoluteString)
            if part.look.value?.color == Color.accentColor, let tint = values.tint {
              run[.foreground] = .color(tint.value)
            }
          })
      })
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard event.kind == .openLink, case .string(let address) = event.value, values.isEnabled,
      let url = parts(in: values).lazy.compactMap(\.link).first(where: { $0.absoluteString == address })
    else { return false }
    values.openURL(url)
    return true
  }
}

extension Schema {
  static let text = Schema(.text, role: .text, name: .attribute(.text), value: .text)
  /// A text that a person can press in places. Only it needs somebody who answers.
  static let textWithLinks = Schema(
    .text, role: .text, name: .attribute(.text), value: .text, handlers: [Handler(.openLink, .text)])
}

extension Role {
  /// Something to read.
  public static let text = Role(rawValue: "text")
}
