/// A part of a resolved text with a uniform style.
struct ResolvedText: Hashable, Sendable {
  var string: String
  var attributes = TextAttributesBox()
  /// The name of an image that replaces the string.
  var symbol: String?

  /// Whether the part is a string without a link.
  var isPlain: Bool { symbol == nil && link == nil }

  /// The link of the part.
  var link: URL? { attributes.value?.link }
}

/// Resolves a text in an environment.
///
/// It reads only the environment values that the text depends on.
@MainActor
struct TextResolver {
  /// The environment in which the text is shown.
  let values: EnvironmentValues
  /// The resolved parts so far. Adjacent parts have different styles.
  private(set) var parts: [ResolvedText] = []

  /// The text without styles.
  var string: String { parts.map(\.string).joined() }

  init(_ values: EnvironmentValues) {
    self.values = values
  }

  /// Appends a string.
  mutating func append(_ string: some StringProtocol, attributes: TextAttributesBox = TextAttributesBox()) {
    guard !string.isEmpty else { return }
    if let last = parts.indices.last, parts[last].attributes == attributes, parts[last].symbol == nil {
      parts[last].string += string
    } else {
      parts.append(ResolvedText(string: String(string), attributes: attributes))
    }
  }

  /// Appends a text.
  mutating func append(_ text: Text) {
    switch text.content {
    case .string(let string): append(string)
    case .localized(let text): text.append(to: &self)
    case .pieces(let pieces): for piece in pieces { append(piece) }
    }
  }

  private mutating func append(_ piece: TextPiece) {
    switch piece.content {
    case .string(let string): append(string, attributes: piece.attributesBox)
    case .symbol(let symbol): parts.append(ResolvedText(string: "", attributes: piece.attributesBox, symbol: symbol))
    case .source(let source):
      append(attributes: piece.attributesBox) { source.append(to: &$0) }
    }
  }

  /// Appends the parts that `body` appends. Properties that these parts do not set are taken from `attributes`.
  mutating func append(attributes: TextAttributesBox, _ body: (inout TextResolver) -> Void) {
    guard !attributes.isNone else { return body(&self) }
    var inner = TextResolver(values)
    body(&inner)
    for var part in inner.parts {
      part.attributes = part.attributes.filled(by: attributes)
      append(part)
    }
  }

  /// Appends the parts of another resolver.
  mutating func append(_ other: TextResolver) {
    for part in other.parts { append(part) }
  }

  private mutating func append(_ part: ResolvedText) {
    if part.symbol == nil { append(part.string, attributes: part.attributes) } else { parts.append(part) }
  }

  /// Inflects the last noun of the text for a number. If the style changes within the noun, only the letters after the
  /// change are inflected.
  mutating func inflectLastWord(for number: EnglishInflection.Number) {
    for index in parts.indices.reversed() {
      guard let string = EnglishInflection.inflect(parts[index].string, for: number) else { continue }
      parts[index].string = string
      return
    }
  }
}

extension Text {
  /// Returns the text in an environment as a string without styles.
  @MainActor
  package func string(in values: EnvironmentValues) -> String {
    plainString(in: values) ?? parts(in: values).map(\.string).joined()
  }

  /// Returns the text in an environment as a string, without resolving its parts; `nil` if the parts must be resolved,
  /// for example because the text may have styles.
  @MainActor
  func plainString(in values: EnvironmentValues) -> String? {
    switch content {
    case .string(let string): string
    case .localized(let text): text.plainString(in: values)
    case .pieces: nil
    }
  }

  /// Returns the resolved parts of the text in an environment.
  @MainActor
  func parts(in values: EnvironmentValues) -> [ResolvedText] {
    var resolver = TextResolver(values)
    resolver.append(self)
    return resolver.parts
  }
}
