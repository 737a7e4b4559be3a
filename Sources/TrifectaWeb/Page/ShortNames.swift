/// Shortens the private names of a script.
///
/// A name is private if the script declares it with `let`, `const` or `function` and never uses it as a property. A
/// name counts as a property after a dot, as the key of an object, in a list of names in braces, and in a string or a
/// template. All occurrences get the same new name, so scopes stay as they are.
enum ShortNames {
  private struct Token {
    let text: [UInt8]
    let isWord: Bool
    let isLiteral: Bool

    func isOne(of signs: String) -> Bool { text.count == 1 && !isWord && signs.utf8.contains(text[0]) }
  }

  /// Returns a script with short names. O(length).
  ///
  /// - Parameter script: The result of ``AssetPacking/script(_:)``.
  static func shorten(_ script: [UInt8]) -> [UInt8] {
    let tokens = tokens(of: script)
    var counts: [[UInt8]: Int] = [:]
    for token in tokens where token.isWord { counts[token.text, default: 0] += 1 }
    let literalWords = words(in: tokens)
    let privateNames = privateNames(in: tokens, besides: literalWords).sorted {
      let (one, other) = (counts[$0, default: 0], counts[$1, default: 0])
      return one == other ? $0.lexicographicallyPrecedes($1) : one > other
    }
    let free = candidates.lazy.filter { counts[$0] == nil && !literalWords.contains($0) }
    let shortNames = Dictionary(uniqueKeysWithValues: zip(privateNames, free))
    return tokens.flatMap { $0.isWord ? shortNames[$0.text] ?? $0.text : $0.text }
  }

  private static func privateNames(in tokens: [Token], besides literalWords: Set<[UInt8]>) -> Set<[UInt8]> {
    let signs = tokens.filter { $0.text != [UInt8(ascii: " ")] && $0.text != [UInt8(ascii: "\n")] }
    var declared: Set<[UInt8]> = []
    var properties = literalWords
    for (index, token) in signs.enumerated() where token.isWord && index > 0 && index + 1 < signs.count {
      let (before, after) = (signs[index - 1], signs[index + 1])
      if declarations.contains(before.text) { declared.insert(token.text) }
      // Three dots are the spread operator, one dot is a property access.
      let isSpread = index > 1 && signs[index - 2].isOne(of: ".")
      let isListed = before.isOne(of: "{,") && after.isOne(of: ",}=(")
      if before.isOne(of: ".") && !isSpread || after.isOne(of: ":") || isListed
        || before.isOne(of: "}") && after.isOne(of: "(")
      {
        properties.insert(token.text)
      }
    }
    return declared.subtracting(properties).filter { $0.count > 3 }
  }

  private static let declarations: Set<[UInt8]> = [
    [UInt8]("let".utf8), [UInt8]("const".utf8), [UInt8]("function".utf8),
  ]

  /// Returns the words in strings, templates and regular expressions.
  private static func words(in tokens: [Token]) -> Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    for token in tokens where token.isLiteral {
      for word in token.text.split(whereSeparator: { !AssetPacking.isWord($0) }) { words.insert(Array(word)) }
    }
    return words
  }

  /// Names with one and two letters, without reserved words.
  private static let candidates: [[UInt8]] = {
    let letters = [UInt8]("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    let pairs = letters.flatMap { first in letters.map { [first, $0] } }
    let reserved = ["as", "do", "if", "in", "is", "of"].map { [UInt8]($0.utf8) }
    return letters.map { [$0] } + pairs.filter { !reserved.contains($0) }
  }()

  private static func tokens(of script: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var rest = script[...]
    while let byte = rest.first {
      let isLiteral = AssetPacking.beginsLiteral(byte, after: tokens.last?.text.last)
      let isWord = AssetPacking.isWord(byte)
      let text =
        isLiteral
        ? AssetPacking.literal(rest, until: byte) : isWord ? rest.prefix(while: AssetPacking.isWord) : rest.prefix(1)
      tokens.append(Token(text: Array(text), isWord: isWord, isLiteral: isLiteral))
      rest = rest.dropFirst(text.count)
    }
    return tokens
  }
}
