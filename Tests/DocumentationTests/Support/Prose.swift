/// The prose of a file, line by line, without its code.
struct Prose {
  /// The lines of the file. Lines of code are replaced by empty lines, so that line numbers match the file. A code span
  /// is replaced by a backtick.
  let lines: [String]

  /// Creates the prose of a Markdown document. Lines in fences, and lines indented by four spaces, are code.
  init(markdown text: String) {
    lines = Self.withoutFences(text.lines) { $0.hasPrefix("    ") ? "" : $0 }
  }

  /// Creates the prose of a Swift source, which consists of its doc comments.
  init(swift text: String) {
    let comments = text.lines.map { line in
      let comment = line.utf8.drop { $0 == UInt8(ascii: " ") }
      return comment.starts(with: "///".utf8) ? String(Substring(comment.dropFirst(3))) : ""
    }
    lines = Self.withoutFences(comments) { $0 }
  }

  /// A word or a punctuation character.
  struct Word: Equatable {
    let text: String
    let lowercased: String
    /// The line of the word, counted from 1.
    let line: Int
  }

  /// The words of the prose, in order. An empty line, and the end of the text, is an empty word, so that no phrase
  /// matches across it.
  var words: [Word] {
    var words: [Word] = []
    for (index, line) in lines.enumerated() {
      var rest = line.drop { $0 == " " }
      if rest.isEmpty, words.last?.text != "" { words.append(Word(text: "", lowercased: "", line: index + 1)) }
      while !rest.isEmpty {
        let letters = rest.prefix { $0.isLetter || $0.isNumber || $0 == "'" }
        let text = letters.isEmpty ? rest.prefix(1) : letters
        words.append(Word(text: String(text), lowercased: text.lowercased(), line: index + 1))
        rest = rest[text.endIndex...].drop { $0 == " " }
      }
    }
    if words.last?.text != "" { words.append(Word(text: "", lowercased: "", line: lines.count)) }
    return words
  }

  private static func withoutFences(_ lines: [String], prose: (String) -> String) -> [String] {
    var isOpen = false
    return lines.map { line in
      guard !line.isEmpty else { return "" }
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isOpen.toggle()
        return ""
      }
      guard !isOpen else { return "" }
      let text = prose(line)
      return text.utf8.contains(UInt8(ascii: "`")) ? text.replacing(/`+[^`]*`+/, with: "`") : text
    }
  }
}

extension String {
  /// The lines of the text.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
