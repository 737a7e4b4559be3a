import Foundation

/// Lines of code, as they are compared: wherever they stood, they begin at the margin.
struct Code: Hashable {
  let lines: [String]

  /// Takes the common indentation away, and what cannot be seen: spaces at the ends of lines, empty lines around.
  init(_ lines: [String]) {
    var trimmed = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }[...]
    trimmed = trimmed.drop(while: \.isEmpty)
    while trimmed.last?.isEmpty == true { trimmed.removeLast() }
    let margin = trimmed.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    self.lines = trimmed.map { String($0.dropFirst(margin)) }
  }

  /// How many lines two pieces of code have in common. It tells which snippet a block that has changed was.
  func likeness(to other: Code) -> Int {
    Set(lines).intersection(other.lines).count
  }

  /// The first line that is not the same, with what stands in either.
  func firstDifference(from other: Code) -> (line: Int, mine: String, theirs: String)? {
    for index in 0..<max(lines.count, other.lines.count) {
      let mine = index < lines.count ? lines[index] : "(the end)"
      let theirs = index < other.lines.count ? other.lines[index] : "(the end)"
      if mine != theirs { return (index, mine, theirs) }
    }
    return nil
  }
}
