/// The text of a source file that is formatted as in this package.
struct SourceText {
  private let lines: [Substring]

  /// Creates the text of a file.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the declaration of a type, without preceding comments and attributes; `nil` if it is not in this file.
  ///
  /// It begins with the first unindented line that declares the type, and ends with the next line that contains only a
  /// brace.
  func declaration(of name: String) -> String? {
    guard let first = line(declaring: name) else { return nil }
    if lines[first].hasSuffix("}") { return String(lines[first]) }
    guard let last = lines[first...].firstIndex(of: "}") else { return nil }
    return lines[first...last].joined(separator: "\n")
  }

  /// Returns the documentation comment of a type as one line.
  func comment(on name: String) -> String {
    guard let first = line(declaring: name) else { return "" }
    let comment = lines[..<first].reversed().prefix { $0.hasPrefix("///") || $0.hasPrefix("@") }
    return comment.reversed().filter { $0.hasPrefix("///") }.map { $0.dropFirst(4) }.joined(separator: " ")
  }

  private func line(declaring name: String) -> Int? {
    lines.firstIndex { line in
      guard line.first?.isWhitespace == false, !line.hasPrefix("//") else { return false }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let keyword = words.firstIndex(where: ["struct", "class", "enum", "actor"].contains) else { return false }
      return words[(keyword + 1)...].first == Substring(name)
    }
  }
}
