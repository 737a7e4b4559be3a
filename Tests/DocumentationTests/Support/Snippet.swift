import Foundation

/// Compiled code that a document shows: the lines between `// snippet: name` and `// end`.
struct Snippet: Hashable {
  let name: String
  /// The source, as a path from the package's root.
  let file: String
  /// The line of the marker, counted from 1.
  let line: Int
  let code: Code

  /// Returns the snippets of a source, in order. The lines of a nested snippet belong to the outer snippet too. Marker
  /// lines are omitted.
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
    // A snippet without an end marker is returned empty. No document contains it, so a test reports it.
    return snippets + open.map { Snippet(name: $0.name, file: file, line: $0.line, code: Code([])) }
  }
}
