/// A value as a tree of texts, which screens show and reports contain.
struct ValueNode: Hashable, Sendable {
  /// The name of the stored property, the index or the key; empty for the root.
  var label: String
  /// The text of the value. For a value with parts, it is the type or the case.
  var text: String
  /// The parts.
  var children: [ValueNode] = []

  /// Whether the parts are the elements of a collection or of a tuple, which are not named.
  var isList = false

  /// The value in Swift's syntax, shortened to a number of characters.
  func line(limit: Int = 200) -> String {
    var line = ""
    write(to: &line, limit: limit)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  private func write(to line: inout String, limit: Int) {
    guard line.utf8.count <= limit * 4 else { return }
    guard !children.isEmpty else {
      line += text
      return
    }
    line += isList ? "[" : text + "("
    for (index, child) in children.enumerated() {
      // A large value is not written further than the limit.
      guard line.utf8.count <= limit * 4 else { break }
      if index > 0 { line += ", " }
      if !child.label.isEmpty, !isList || Int(child.label) == nil { line += "\(child.label): " }
      child.write(to: &line, limit: limit)
    }
    line += isList ? "]" : ")"
  }

  /// The text of a value that must not be shown.
  static let secret = "••••"
}
