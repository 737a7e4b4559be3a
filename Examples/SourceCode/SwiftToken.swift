/// A part of Swift source that is shown in one color.
struct SwiftToken: Equatable {
  /// The kinds of tokens that have a color.
  enum Kind {
    case attribute, comment, keyword, number, plain, string, type
  }

  let kind: Kind
  let text: Substring

  /// Returns the tokens of source. Joined, they are the source again, even if it is not valid Swift.
  ///
  /// It recognizes tokens by their form only, as an editor does before it has parsed a file. swift-syntax would
  /// classify them exactly, but an app that shows source would then have to compile a parser.
  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() {
      // Merges adjacent tokens of one kind, so that the screen has fewer elements.
      if let last = tokens.last, last.kind == token.kind {
        tokens[tokens.count - 1] = SwiftToken(
          kind: last.kind, text: source[last.text.startIndex..<token.text.endIndex])
      } else {
        tokens.append(token)
      }
    }
    return tokens
  }
}

/// Reads Swift source token by token.
private struct SwiftLexer {
  private var rest: Substring

  init(_ source: String) {
    rest = Substring(source)
  }

  /// Returns the next token, or `nil` at the end.
  mutating func next() -> SwiftToken? {
    guard let first = rest.first else { return nil }
    let start = rest
    let kind = skip(first)
    return SwiftToken(kind: kind, text: start[..<rest.startIndex])
  }

  private mutating func skip(_ first: Character) -> SwiftToken.Kind {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
      return .comment
    }
    if rest.hasPrefix("/*") {
      skipComment()
      return .comment
    }
    if isStringNext {
      skipString()
      return .string
    }
    if first.isNumber {
      rest = rest.drop { $0.isHexDigit || $0.isLetter || $0 == "_" }
      // A dot belongs to the number only if a digit follows, unlike in `0..<3` and `1.formatted()`.
      if rest.first == ".", rest.dropFirst().first?.isNumber == true {
        rest = rest.dropFirst().drop { $0.isNumber || $0 == "_" }
      }
      return .number
    }
    if "@#".contains(first) {
      rest = rest.dropFirst().drop(while: \.isPartOfName)
      return first == "@" ? .attribute : .keyword
    }
    // A member such as `.default` or `.Type` is not a keyword.
    if first == ".", rest.dropFirst().first?.isPartOfName == true {
      rest = rest.dropFirst()
      let isType = rest.first?.isUppercase == true
      rest = rest.drop(while: \.isPartOfName)
      return isType ? .type : .plain
    }
    if first.isPartOfName {
      let name = rest.prefix(while: \.isPartOfName)
      rest = rest[name.endIndex...]
      return Self.keywords.contains(name) ? .keyword : first.isUppercase ? .type : .plain
    }
    if first == "`" {
      rest = rest.dropFirst().drop { $0 != "`" && !$0.isNewline }.dropFirst()
      return .plain
    }
    rest = rest.dropFirst()
    return .plain
  }

  /// Skips a comment and those that it contains.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Whether a string literal is next, with any number of `#` in front.
  private var isStringNext: Bool { rest.drop { $0 == "#" }.first == "\"" }

  /// Skips a string literal, including the interpolated expressions. A literal of one line ends with the line at the
  /// latest.
  private mutating func skipString() {
    let hashes = String(rest.prefix { $0 == "#" })
    rest = rest.dropFirst(hashes.count)
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quote.count)
    while let character = rest.first {
      if rest.hasPrefix(quote + hashes) {
        rest = rest.dropFirst(quote.count + hashes.count)
        return
      }
      if quote.count == 1, character.isNewline { return }
      guard rest.hasPrefix("\\" + hashes) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(1 + hashes.count)
      if rest.first == "(" { skipParentheses() } else { rest = rest.dropFirst() }
    }
  }

  /// Skips a parenthesized expression. A parenthesis in a string does not count.
  private mutating func skipParentheses() {
    var depth = 0
    while let character = rest.first {
      if isStringNext {
        skipString()
        continue
      }
      rest = rest.dropFirst()
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private static let keywords: Set<Substring> = [
    "actor", "Any", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "consuming",
    "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "each", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
    "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "prefix", "private", "protocol",
    "public", "repeat", "required", "rethrows", "return", "Self", "self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while", "willSet",
  ]
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
