/// Minifies scripts and style sheets.
///
/// The input is limited to the project's own files. For scripts, the minifier supports strings, templates without
/// nested templates, and regular expressions that follow a sign rather than a word. It does not support empty
/// statements.
enum AssetPacking {
  /// Returns a script without comments and unnecessary white space. `const` becomes `let`, which is shorter.
  static func script(_ source: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var rest = source[...]
    var space: UInt8?
    while let byte = rest.first {
      if isSpace(byte) {
        space = byte == newline || space == newline ? newline : byte
        rest.removeFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != newline }
      } else {
        if let space, separates(space, packed.last, byte) { packed.append(space) }
        space = nil
        if rest.starts(with: constant), packed.last.map({ !isWord($0) && $0 != dot }) ?? true {
          packed += "let".utf8
          rest = rest.dropFirst(constant.count - 1)
          continue
        }
        if byte == closing, packed.last == semicolon { packed.removeLast() }
        let token = beginsLiteral(byte, after: packed.last) ? literal(rest, until: byte) : rest.prefix(1)
        packed += token
        rest = rest.dropFirst(token.count)
      }
    }
    return ShortNames.shorten(packed + [newline])
  }

  /// Returns a style sheet without comments and unnecessary white space. Its strings must not contain the start of a
  /// comment, or white space that would be removed.
  static func style(_ source: [UInt8]) -> [UInt8] {
    var rest = source[...]
    var code: [UInt8] = []
    while let start = rest.firstRange(of: "/*".utf8) {
      code += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/".utf8).map { rest[$0.upperBound...] } ?? []
    }
    code += rest
    let lines = code.split(separator: newline).map { $0.drop { $0 == blank } }.filter { !$0.isEmpty }
    var packed: [UInt8] = []
    for byte in lines.joined(separator: "\n".utf8) {
      if isSpace(byte), let last = packed.last, (byte == blank ? ":," : "{};,").utf8.contains(last) { continue }
      if isSpace(byte), packed.last == UInt8(ascii: ">") { continue }
      if "{>".utf8.contains(byte), packed.last == blank { packed.removeLast() }
      if byte == closing, packed.last == semicolon { packed.removeLast() }
      packed.append(byte)
    }
    return packed
  }

  private static let constant = [UInt8]("const ".utf8)
  private static let dot = UInt8(ascii: ".")
  private static let newline = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let semicolon = UInt8(ascii: ";")
  private static let closing = UInt8(ascii: "}")

  private static func isSpace(_ byte: UInt8) -> Bool { byte == blank || byte == newline }

  /// Returns whether white space between two characters of a script is necessary: it separates two words or `+ +`, or
  /// may end a statement.
  private static func separates(_ space: UInt8, _ last: UInt8?, _ next: UInt8) -> Bool {
    guard let last else { return false }
    if space == newline { return !"{};,([".utf8.contains(last) && !"})].?:&|".utf8.contains(next) }
    return isWord(last) && isWord(next) || last == next && "+-".utf8.contains(last)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Returns whether a slash after a character starts a regular expression rather than a division.
  private static func beginsExpression(after last: UInt8?) -> Bool {
    last.map { "(,=:[!&|?{};>".utf8.contains($0) } ?? true
  }

  /// Returns whether a character starts a string, a template or a regular expression.
  static func beginsLiteral(_ byte: UInt8, after last: UInt8?) -> Bool {
    byte == slash ? beginsExpression(after: last) : "\"'`".utf8.contains(byte)
  }

  /// Returns a string, a template or a regular expression, including its delimiters.
  static func literal(_ rest: ArraySlice<UInt8>, until end: UInt8) -> ArraySlice<UInt8> {
    var isEscaped = false
    var isInClass = false
    for (index, byte) in zip(rest.indices, rest).dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if end == slash, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
        isInClass = byte == UInt8(ascii: "[")
      } else if byte == end, !isInClass {
        return rest[...index]
      }
    }
    return rest
  }
}
