import Elements
import PortableUI
import ViewGraph

/// Prints elements for people: one a line, children indented, the text first and then the other attributes by name.
@MainActor
enum TreePrinter {
  static func print(_ root: Element) -> String {
    var lines: [String] = []
    append(root, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  static func line(_ element: Element) -> String {
    var words = [element.kind.rawValue]
    if let text = element[.text] { words.append("\"\(text)\"") }
    let others = element.attributes.filter { $0.key != .text }.sorted { $0.key.rawValue < $1.key.rawValue }
    for (key, value) in others {
      switch value {
      case .flag(true): words.append(key.rawValue)
      case .string(let text) where text.contains(" ") || text.isEmpty: words.append("\(key.rawValue)=\"\(text)\"")
      default: words.append("\(key.rawValue)=\(value)")
      }
    }
    return words.joined(separator: " ")
  }

  private static func append(_ element: Element, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + line(element))
    for child in element.children { append(child, depth: depth + 1, to: &lines) }
  }
}
