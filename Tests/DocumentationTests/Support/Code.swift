import Foundation

/// Lines of code without their common indentation, for comparison.
struct Code: Hashable {
  let lines: [String]

  /// Removes the common indentation, trailing spaces, and empty lines at the start and the end.
  init(_ lines: [String]) {
    var trimmed = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }[...]
    trimmed = trimmed.drop(while: \.isEmpty)
    while trimmed.last?.isEmpty == true { trimmed.removeLast() }
    let margin = trimmed.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    self.lines = trimmed.map { String($0.dropFirst(margin)) }
  }

  /// Returns the number of lines that both have. The snippet with the most common lines is the most similar to a block.
  func likeness(to other: Code) -> Int {
    Set(lines).intersection(other.lines).count
  }

  /// Returns the first line that differs, with the text of both sides.
  func firstDifference(from other: Code) -> (line: Int, mine: String, theirs: String)? {
    for index in 0..<max(lines.count, other.lines.count) {
      let mine = index < lines.count ? lines[index] : "(the end)"
      let theirs = index < other.lines.count ? other.lines[index] : "(the end)"
      if mine != theirs { return (index, mine, theirs) }
    }
    return nil
  }
}
