import Foundation

/// A piece of code that is compiled, and that a document shows: what stands between `// snippet: name` and `// end`.
struct Snippet: Hashable {
  let name: String
  /// The source, as a path from the package's root.
  let file: String
  /// The line of the marker, counted from 1.
  let line: Int
  let code: Code

  /// The snippets of a source, in order. One inside of another belongs to both; the other's text is without markers.
  static func snippets(in text: String, of file: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var open: [(name: String, line: Int, lines: [String])] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("// snippet: ") {
        open.append((String(trimmed.dropFirst("// snippet: ".count)), index + 1, []))
      } else if trimmed == "// end", let snippet = open.popLast() {
        snippets.append(
          Snippet(name: snippet.name, file: file, line: snippet.line, code: Code(snippet.lines)))
      } else {
        for index in open.indices { open[index].lines.append(line) }
      }
    }
    // One that is never closed cannot be meant: an empty one is shown by no document, and so it is found.
    return snippets + open.map { Snippet(name: $0.name, file: file, line: $0.line, code: Code([])) }
  }
}
