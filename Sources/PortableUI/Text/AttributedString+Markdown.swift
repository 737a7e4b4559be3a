extension AttributedString {
  /// How a text in Markdown is read: Foundation has it on Apple's platforms alone.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// All of it; of what stands in blocks, as lists do, only the words inside are set.
      case full
      /// Emphasis, code, links and lines through words.
      case inlineOnly
      /// The same, and spaces and ends of lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where a text cannot be read. Every text can be read here.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is read. What stands in the brackets is shown, and the attributes change nothing.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where a text cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language that the text is in.
    public var languageCode: String?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: whether `^[text](attributes)` is read.
    ///   - interpretedSyntax: how much of Markdown is read.
    ///   - failurePolicy: what happens where a text cannot be read.
    ///   - languageCode: the language that the text is in.
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

  /// Creates a string from a text in Markdown: emphasis, code, links and lines through words become attributes. O(length).
  ///
  /// - Parameters:
  ///   - markdown: the text.
  ///   - options: how it is read.
  ///   - baseURL: where links lead that are not whole; `nil` for nowhere else than they say.
  /// - Throws: nothing here; Foundation's throws what cannot be read.
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

  /// Creates a string from a text in Markdown, in UTF-8. O(length).
  ///
  /// - Parameters:
  ///   - markdown: the bytes of the text; what is not UTF-8 is replaced.
  ///   - options: how it is read.
  ///   - baseURL: where links lead that are not whole; `nil` for nowhere else than they say.
  /// - Throws: nothing here; Foundation's throws what cannot be read.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension InlineMarkdown.Unit {
  /// The letter. There are no values in what is no key.
  fileprivate var text: String {
    if case .character(let character) = self { String(character) } else { "" }
  }
}

extension InlinePresentationIntent {
  /// What Markdown calls what.
  private static let styles: [(intent: Self, style: InlineMarkdown.Style)] = [
    (.emphasized, .emphasized), (.stronglyEmphasized, .strong), (.code, .code), (.strikethrough, .strikethrough),
  ]

  /// What a part of Markdown is.
  init(_ style: InlineMarkdown.Style) {
    self.init(Self.styles.filter { style.contains($0.style) }.map(\.intent))
  }

  /// How Markdown sets it.
  var style: InlineMarkdown.Style {
    InlineMarkdown.Style(Self.styles.filter { contains($0.intent) }.map(\.style))
  }
}
