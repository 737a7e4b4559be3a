import Elements
import ViewGraph

/// A query that does not describe exactly one element.
public struct LookupError: Error, CustomStringConvertible {
  /// What was looked for, what is nearest to it, and the whole screen.
  public let description: String

  @MainActor
  init(query: Query, matches: [Element], root: Element) {
    var lines: [String] = []
    if matches.isEmpty {
      lines.append("Nothing on the screen is \(query).")
      let nearest = query.name.map { NearestNames.of($0, in: root) } ?? []
      if !nearest.isEmpty {
        lines.append("Nearest: " + nearest.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
      }
    } else {
      lines.append("\(matches.count) elements are \(query); say which one is meant, by its role or its identifier:")
      lines += matches.map { "  " + TreePrinter.line($0) }
    }
    lines.append("The screen:")
    lines.append(TreePrinter.print(root))
    description = lines.joined(separator: "\n")
  }
}

/// An action that an element did not react to.
public struct ActionError: Error, CustomStringConvertible {
  /// What was tried, why it did not work, and the whole screen.
  public let description: String

  @MainActor
  init(action: String, query: Query, reason: String, root: Element) {
    description = """
      Could not send \(action) to \(query). \(reason)
      The screen:
      \(TreePrinter.print(root))
      """
  }
}

/// A view whose frame is not known.
public struct LayoutError: Error, CustomStringConvertible {
  /// Which view, why its frame is not known, and the whole screen.
  public let description: String

  @MainActor
  init(query: Query, reason: String, root: Element) {
    description = """
      The frame of \(query) is not known. \(reason)
      The screen:
      \(TreePrinter.print(root))
      """
  }
}
