/// The key of a localized string, with interpolated values.
///
/// A `Text` looks up the key in the app's string tables, and formats the values for the environment's locale.
///
/// `Text("\(count) people met \(name)")` is looked up as `%lld people met %@`. Inline Markdown in the literals is
/// rendered: emphasis, `code`, ~~strikethrough~~, links and web addresses. Markdown in the values is not rendered.
///
/// In English, the last word of `^[\(count) word](inflect: true)` agrees with the first interpolated number between the
/// brackets: `1 word`, `9 words`. Translations into other languages are shown as written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// An interpolated value.
  struct Value: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      case number(TextNumber)
      case text(Text)

      /// The number, which can select a form of a translation; `nil` for another value.
      var number: TextNumber? { if case .number(let number) = self { number } else { nil } }
    }

    let content: Content
    /// The position of the value in ``LocalizedStringKey/text``, in UTF-8 code units.
    let utf8Offset: Int
  }

  /// The literal segments, with the interpolated strings between them. Other values are not included.
  let text: String
  /// The interpolated values, in order.
  let values: [Value]
  /// Whether the literal segments may contain Markdown.
  let mayBeMarkdown: Bool

  /// Creates a key from a string.
  public init(_ value: String) {
    text = value
    values = []
    mayBeMarkdown = InlineMarkdown.mayBe(in: value)
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
    mayBeMarkdown = stringInterpolation.mayBeMarkdown
  }

  /// Whether ``text`` is the complete string in every environment, because the key has no Markdown, numbers or nested
  /// texts.
  var isPlain: Bool {
    guard !mayBeMarkdown else { return false }
    for value in values {
      guard case .string = value.content else { return false }
    }
    return true
  }

  /// Calls a closure for each literal segment and each value, in order.
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

  /// The key as it appears in a string table, with format specifiers in place of the values.
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

  /// Collects the segments of an interpolated string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = ""
    fileprivate private(set) var values: [Value] = []
    fileprivate private(set) var mayBeMarkdown = false

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a literal segment.
    public mutating func appendLiteral(_ literal: String) {
      mayBeMarkdown = mayBeMarkdown || InlineMarkdown.mayBe(in: literal)
      text += literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
      text += string
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }

    /// Appends a text. The text keeps its style.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    mutating func append(_ content: Value.Content) {
      values.append(Value(content: content, utf8Offset: text.utf8.count))
    }
  }
}
