extension AttributedString {
  /// Options for parsing Markdown. Foundation provides this type only on Apple's platforms.
  public struct MarkdownParsingOptions: Sendable {
    /// The extent of the Markdown syntax that is parsed.
    public enum InterpretedSyntax: Int, Sendable {
      /// The full syntax. PortableUI applies only the inline syntax, even within blocks such as lists.
      case full
      /// The inline syntax: emphasis, code, links and strikethrough.
      case inlineOnly
      /// The inline syntax, with spaces and line breaks kept as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to a text that cannot be parsed. It has no effect, because this parser accepts every text.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError
      /// The successfully parsed part is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is parsed. The text in the brackets is shown; the attributes have no effect.
    public var allowsExtendedAttributes: Bool
    /// The extent of the Markdown syntax that is parsed.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to a text that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: whether `^[text](attributes)` is parsed.
    ///   - interpretedSyntax: the extent of the Markdown syntax that is parsed.
    ///   - failurePolicy: the reaction to a text that cannot be parsed.
    ///   - languageCode: the language of the text.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown: emphasis, code, links and strikethrough become attributes.
  ///
  /// - Parameters:
  ///   - markdown: the Markdown text.
  ///   - options: the parsing options.
  ///   - baseURL: the URL that relative links refer to; `nil` leaves them relative.
  /// - Throws: nothing. It is marked `throws` for compatibility with Foundation's initializer.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    let isKept = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text = isKept ? markdown : markdown.replacing(#/ *(\r\n|\r|\n) */#, with: " ")
    for part in InlineMarkdown.parts(of: text.map { .character($0) }) {
      var run = AttributedString(part.units.map(\.text).joined())
      let intent = InlinePresentationIntent(part.style)
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      if let destination = part.destination?.map(\.text).joined() {
        run.link = URL(string: destination, relativeTo: baseURL)
      }
      append(run)
    }
  }

  /// Creates a string from UTF-8 encoded Markdown.
  ///
  /// - Parameters:
  ///   - markdown: the bytes of the text. Invalid UTF-8 is replaced.
  ///   - options: the parsing options.
  ///   - baseURL: the URL that relative links refer to; `nil` leaves them relative.
  /// - Throws: nothing. It is marked `throws` for compatibility with Foundation's initializer.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension InlineMarkdown.Unit {
  /// The text of the unit. It is a character, because only localization keys contain values.
  fileprivate var text: String {
    if case .character(let character) = self { String(character) } else { "" }
  }
}

extension InlinePresentationIntent {
  /// The corresponding intents and Markdown styles.
  private static let styles: [(intent: Self, style: InlineMarkdown.Style)] = [
    (.emphasized, .emphasized), (.stronglyEmphasized, .strong), (.code, .code), (.strikethrough, .strikethrough),
  ]

  /// Creates an intent from a Markdown style.
  init(_ style: InlineMarkdown.Style) {
    self.init(Self.styles.filter { style.contains($0.style) }.map(\.intent))
  }

  /// The corresponding Markdown style.
  var style: InlineMarkdown.Style {
    InlineMarkdown.Style(Self.styles.filter { contains($0.intent) }.map(\.style))
  }
}
