/// A part of a text as it is shown in one place: set in one way throughout.
struct ResolvedText: Hashable, Sendable {
  var string: String
  var look = OwnLook()
  /// The name of an image that stands in place of a string.
  var symbol: String?

  /// Whether it is a string that leads nowhere.
  var isPlain: Bool { symbol == nil && link == nil }

  /// Where it leads.
  var link: URL? { look.value?.link }
}

/// Turns what texts say into what is shown in one place.
///
/// Of the environment it reads only what something in the text depends on.
@MainActor
struct TextResolver {
  /// The environment of the place.
  let values: EnvironmentValues
  /// What was said so far. Neighbours look different.
  private(set) var parts: [ResolvedText] = []

  init(_ values: EnvironmentValues) {
    self.values = values
  }

  /// Says a string.
  mutating func append(_ string: some StringProtocol, look: OwnLook = OwnLook()) {
    guard !string.isEmpty else { return }
    if let last = parts.indices.last, parts[last].look == look, parts[last].symbol == nil {
      parts[last].string += string
    } else {
      parts.append(ResolvedText(string: String(string), look: look))
    }
  }

  /// Says a text.
  mutating func append(_ text: Text) {
    switch text.content {
    case .string(let string): append(string)
    case .localized(let text): text.append(to: &self)
    case .pieces(let pieces): for piece in pieces { append(piece) }
    }
  }

  private mutating func append(_ piece: TextPiece) {
    switch piece.content {
    case .string(let string): append(string, look: piece.ownLook)
    case .symbol(let symbol): parts.append(ResolvedText(string: "", look: piece.ownLook, symbol: symbol))
    case .source(let source):
      append(look: piece.ownLook) { source.append(to: &$0) }
    }
  }

  /// Says what `body` says, set as `look` says where it is not set in a way of its own.
  mutating func append(look: OwnLook, _ body: (inout TextResolver) -> Void) {
    guard !look.isNone else { return body(&self) }
    var inner = TextResolver(values)
    body(&inner)
    for var part in inner.parts {
      part.look = part.look.filled(by: look)
      if part.symbol == nil { append(part.string, look: part.look) } else { parts.append(part) }
    }
  }
}

extension Text {
  /// What the text says in an environment, without its looks.
  @MainActor
  func string(in values: EnvironmentValues) -> String {
    plainString(in: values) ?? parts(in: values).map(\.string).joined()
  }

  /// What the text says in an environment where all of it looks like what is around it and it takes no list of parts to find out;
  /// `nil` where it may not.
  @MainActor
  func plainString(in values: EnvironmentValues) -> String? {
    switch content {
    case .string(let string): string
    case .localized(let text): text.plainString(in: values)
    case .pieces: nil
    }
  }

  /// The text as it is shown in an environment.
  @MainActor
  func parts(in values: EnvironmentValues) -> [ResolvedText] {
    var resolver = TextResolver(values)
    resolver.append(self)
    return resolver.parts
  }
}
