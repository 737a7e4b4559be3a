import Elements
import ViewGraph

/// A view that displays one or more lines of read-only text.
///
/// Concatenate texts with `+`, or interpolate them in the literals of other texts. Each text keeps its style. Numbers
/// and dates are formatted for the environment's `locale`.
public struct Text: View, Equatable {
  /// The content of a text. Most texts are a plain string or a single key. Separate cases for these avoid the cost of
  /// an array of pieces.
  enum Content: Equatable, Sendable {
    /// A string that does not depend on the environment and has no style.
    case string(String)
    case localized(LocalizedText)
    case pieces([TextPiece])
  }

  let content: Content

  /// A text has no body.
  public typealias Body = Never

  /// Creates a text from a localized string key.
  ///
  /// Translations are in the bundle's string catalogs, such as `Localizable.xcstrings`, or in its string tables, such as
  /// `de.lproj/Localizable.strings`. They are looked up in the language of the environment's `locale`. If there is no such
  /// table, or it has no such key, the text shows the key.
  ///
  /// The titles of built-in controls, such as `Cancel`, `Done`, `Search` and `More`, are in the language of the
  /// environment's `locale` if it is English, French, German, Italian, Japanese or Spanish, and in English otherwise.
  /// They are also keys in the string tables of the main bundle: to override a title or to add a language, add
  /// translations of the English titles to these tables.
  ///
  /// - Parameters:
  ///   - key: the key of a translation, with interpolated values.
  ///   - tableName: the name of the string table; `nil` for `Localizable`.
  ///   - bundle: the bundle with the string tables; `nil` for the main bundle.
  ///   - comment: a note for translators. It has no effect at run time.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if bundle == nil, !StringTables.areInMainBundle, key.isPlain {
      self.init(verbatim: key.text)
    } else {
      self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }
  }

  /// Creates a text from a string, without localization.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a string, without localization.
  nonisolated public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Creates a text from a source that is evaluated in the environment in which the text is shown.
  nonisolated init(_ source: some TextSource) {
    self.init([TextPiece(content: .source(source))])
  }

  /// Creates a text from an SF Symbol.
  nonisolated package init(symbol: String) {
    self.init([TextPiece(content: .symbol(symbol))])
  }

  nonisolated private init(_ pieces: [TextPiece]) {
    self.init(.pieces(pieces))
  }

  nonisolated init(_ text: LocalizedText) {
    self.init(.localized(text))
  }

  nonisolated private init(_ content: Content) {
    self.content = content
  }

  /// Concatenates two texts.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(first.allPieces + second.allPieces)
  }

  /// The pieces of the text, each with a uniform style.
  nonisolated var allPieces: [TextPiece] {
    switch content {
    case .string(let string): [TextPiece(content: .string(string))]
    case .localized(let text): [TextPiece(content: .source(text))]
    case .pieces(let pieces): pieces
    }
  }

  /// Whether the text is the same in every environment.
  nonisolated package var isConstant: Bool { if case .string = content { true } else { false } }

  /// Returns the text with a change applied to the style of each piece.
  nonisolated func settingAttributes(_ change: (inout TextAttributes) -> Void) -> Text {
    Text(
      allPieces.map { piece in
        var piece = piece
        change(&piece.attributes)
        return piece
      })
  }

  /// Creates a node with a text element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Text: ElementContent {
  package static var schema: Schema { .text }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    let inherited = values.inheritedTextAttributes
    if inherited.isNone, let string = plainString(in: values) {
      writer[.text] = .string(string)
      return writer.describeText(TextAttributesBox(), inheriting: inherited)
    }
    describe(&writer, inheriting: inherited, in: values)
  }

  private func describe(
    _ writer: inout ElementWriter, inheriting inherited: TextAttributesBox, in values: EnvironmentValues
  ) {
    let whole = inherited.value
    if let whole { writer.describeParagraph(whole) }
    if let string = plainString(in: values) {
      writer[.text] = .string(whole?.cased(string, in: values) ?? string)
      return writer.describeText(TextAttributesBox(), inheriting: inherited)
    }
    var parts = parts(in: values)
    if let whole, whole.letterCase != nil {
      for index in parts.indices { parts[index].string = whole.cased(parts[index].string, in: values) }
    }
    writer[.text] = .string(parts.count == 1 ? parts[0].string : parts.map(\.string).joined())
    guard parts.count > 1 || parts.first?.isPlain == false else {
      return writer.describeText(parts.first?.attributes ?? TextAttributesBox(), inheriting: inherited)
    }
    if parts.contains(where: { $0.link != nil }) { writer.schema = .textWithLinks }
    let common = TextAttributesBox(whole?.withoutCumulativeAttributes ?? TextAttributes())
    writer.describeText(TextAttributesBox(), inheriting: common)
    writer[.runs] = .runs(
      parts.map { part in
        TextRun(
          part.string,
          attributes: writer.attributes { run in
            run[.symbol] = part.symbol.map { .string($0) }
            guard !part.attributes.isNone || common != inherited else { return }
            run.describeText(part.attributes, inheriting: inherited)
            guard let link = part.link else { return }
            run[.link] = .string(link.absoluteString)
            if part.attributes.value?.color == Color.accentColor, let tint = values.tint {
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
  /// The schema of a text with links. Only texts with links have an event handler.
  static let textWithLinks = Schema(
    .text, role: .text, name: .attribute(.text), value: .text, handlers: [Handler(.openLink, .text)])
}
