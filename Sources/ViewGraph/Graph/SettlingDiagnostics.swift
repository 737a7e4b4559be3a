import Elements

/// Diagnostics of a turn that does not settle: the evaluated views, the changed properties, and the views that changed them.
@MainActor
package final class SettlingDiagnostics {
  /// The diagnostics of the current turn, once it takes too many rounds.
  package internal(set) static var current: SettlingDiagnostics?

  private var evaluated: [String] = []
  private var changed: [String] = []
  private var preferences: [String] = []
  /// The view whose closure is running.
  var cause: String?

  func noteEvaluation(of node: Node) { Self.note(node.viewName, in: &evaluated) }

  func noteReduction<Key>(of key: Key.Type) { Self.note(shortName(of: key), in: &preferences) }

  /// Records that a property changed.
  package func noteChange(of name: PropertyName) {
    let cause = cause.map { " (by \($0))" } ?? ""
    Self.note("\(name.path) of \(shortName(of: name.owner))\(cause)", in: &changed)
  }

  /// The text of the issue.
  var report: String {
    var sentences = ["A screen did not settle: each update changes values that its views depend on."]
    for (beginning, names) in [
      ("Evaluated repeatedly", evaluated), ("Changed", changed),
      ("Preferences that change with each update", preferences),
    ] where !names.isEmpty {
      sentences.append("\(beginning): \(names.joined(separator: ", ")).")
    }
    return sentences.joined(separator: " ")
  }

  private static let maximumNames = 8

  private static func note(_ name: String, in names: inout [String]) {
    if names.count < maximumNames, !names.contains(name) { names.append(name) }
  }
}

extension Node {
  /// The name of the view that this node is a part of, for messages.
  final var viewName: String {
    var node = self
    while node.pathName == nil, let parent = node.parent { node = parent }
    return node.pathName ?? "the screen"
  }
}

extension Element {
  /// The name of the view that created the element, for messages; `the screen` if the element handles no events.
  package var viewName: String { (responder as? Node)?.viewName ?? "the screen" }
}
