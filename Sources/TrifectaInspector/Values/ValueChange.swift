/// A part of a value that differs between two values.
struct ValueChange: Hashable, Sendable, Identifiable {
  /// The labels that lead to the part.
  let path: [String]
  /// The text before; `nil` if the part was added.
  let before: String?
  /// The text after; `nil` if the part was removed.
  let after: String?

  var id: [String] { path }

  /// The path as a name; `the value` for the value itself.
  var name: String { path.isEmpty ? "the value" : path.joined(separator: ".") }

  /// The change on one line.
  var line: String {
    switch (before, after) {
    case (let before?, let after?): "\(name): \(before) → \(after)"
    case (nil, let after?): "\(name): added \(after)"
    case (let before?, nil): "\(name): removed \(before)"
    case (nil, nil): name
    }
  }

  /// Returns the differences of two trees, at most 500. Parts are compared by their labels.
  static func between(_ before: ValueNode, _ after: ValueNode) -> [ValueChange] {
    var changes: [ValueChange] = []
    collect(before, after, [], &changes)
    return changes
  }

  private static let limit = 500

  private static func collect(
    _ before: ValueNode, _ after: ValueNode, _ path: [String], _ changes: inout [ValueChange]
  ) {
    guard before != after, changes.count < limit else { return }
    let isSameKind = before.isList == after.isList && (before.isList || before.text == after.text)
    guard isSameKind, !(before.children.isEmpty && after.children.isEmpty) else {
      return changes.append(ValueChange(path: path, before: before.line(), after: after.line()))
    }
    let labels = labeled(before.children)
    let others = labeled(after.children)
    let known = Dictionary(uniqueKeysWithValues: others)
    for (label, child) in labels {
      if let other = known[label] {
        collect(child, other, path + [label], &changes)
      } else if changes.count < limit {
        changes.append(ValueChange(path: path + [label], before: child.line(), after: nil))
      }
    }
    let old = Set(labels.map(\.0))
    for (label, child) in others where !old.contains(label) && changes.count < limit {
      changes.append(ValueChange(path: path + [label], before: nil, after: child.line()))
    }
  }

  /// The children with unique labels.
  private static func labeled(_ children: [ValueNode]) -> [(String, ValueNode)] {
    var seen: [String: Int] = [:]
    return children.enumerated().map { index, child in
      let label = child.label.isEmpty ? "\(index)" : child.label
      seen[label, default: 0] += 1
      let number = seen[label] ?? 1
      return (number == 1 ? label : "\(label) (\(number))", child)
    }
  }
}
