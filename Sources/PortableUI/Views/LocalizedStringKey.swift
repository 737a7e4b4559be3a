/// A text in the words of a program's author, with places for values: it may be looked up in a table of translations, and the
/// values are written in the language of the place where it is shown.
///
/// `Text("\(count) people met \(name)")` is looked up as `%lld people met %@`. Markdown in the literals is read, within one
/// paragraph: emphasis, `code`, ~~strikethrough~~, links and web addresses. Values are shown as they are.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value between two literals.
  struct Value: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      case number(TextNumber)
      case text(Text)
    }

    let content: Content
    /// Where it stands in ``LocalizedStringKey/text``.
    let utf8Offset: Int
  }

  /// The literals, with the values between them that are strings.
  let text: String
  /// The values, first to last.
  let values: [Value]
  /// Whether there may be Markdown in the literals.
  let mayBeMarkdown: Bool

  /// Creates a key from a text.
  public init(_ value: String) {
    text = value
    values = []
    mayBeMarkdown = InlineMarkdown.mayBe(in: value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
    mayBeMarkdown = stringInterpolation.mayBeMarkdown
  }

  /// Whether ``text`` is all that is to be read, wherever it is shown.
  var isPlain: Bool {
    guard !mayBeMarkdown else { return false }
    for value in values {
      guard case .string = value.content else { return false }
    }
    return true
  }

  /// Calls a closure for each literal and each value, in order.
  func forEachPart(literal: (Substring) -> Void, value: (Value) -> Void) {
    let bytes = text.utf8
    var start = bytes.startIndex
    for next in values {
      let end = bytes.index(bytes.startIndex, offsetBy: next.utf8Offset)
      if start < end { literal(text[start..<end]) }
      value(next)
      start = end
      if case .string(let string) = next.content { start = bytes.index(end, offsetBy: string.utf8.count) }
    }
    if start < bytes.endIndex { literal(text[start...]) }
  }

  /// What stands for the key in a table of translations.
  var format: String {
    guard !values.isEmpty else { return text }
    var format = ""
    forEachPart { literal in
      format += literal.replacing("%", with: "%%")
    } value: { value in
      if case .number(let number) = value.content { format += number.specifier } else { format += "%@" }
    }
    return format
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = ""
    fileprivate private(set) var values: [Value] = []
    fileprivate private(set) var mayBeMarkdown = false

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      mayBeMarkdown = mayBeMarkdown || InlineMarkdown.mayBe(in: literal)
      text += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
      text += string
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    mutating func append(_ content: Value.Content) {
      values.append(Value(content: content, utf8Offset: text.utf8.count))
    }
  }
}
