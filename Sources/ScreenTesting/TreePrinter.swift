import Elements
import PortableUI
import ViewGraph

/// Prints elements in readable form: one per line, with indented children. The text comes first, then the other
/// attributes sorted by name.
///
/// Layers are lines around the line of their element, outermost first. Layers that only describe an element are printed
/// on its line. A row's traits are printed on the line of the row.
@MainActor
enum TreePrinter {
  static func print(_ root: Element) -> String {
    var lines: [String] = []
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting = [Part.element(root, depth: 0)]
    while let part = waiting.popLast() {
      switch part {
      case .line(let line): lines.append(line)
      case .element(let element, let depth): waiting += parts(of: element, depth: depth).reversed()
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A part of a printed tree.
  private enum Part {
    case line(String)
    case element(Element, depth: Int)
  }

  /// Returns the line of an element with its attributes and its description layers, without its other layers.
  static func line(_ element: Element) -> String {
    if element.kind == .gap { return "(\(element[.rows]?.description ?? "0") rows out of sight)" }
    let descriptions = element.layers.reversed().filter { $0.kind == .description }
    return line(element.kind, descriptions.flatMap(\.attributes) + element.attributes)
  }

  /// - Parameter attributes: The attributes. If an attribute occurs twice, the first value is used.
  private static func line(
    _ kind: ElementKind, _ attributes: [(key: AttributeKey, value: AttributeValue)]
  ) -> String {
    let values = Dictionary(attributes.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    var words = [kind.rawValue]
    if let text = values[.text] { words.append("\"\(text)\"") }
    let others = values.filter { $0.key != .text }.sorted { $0.key.rawValue < $1.key.rawValue }
    for (key, value) in others {
      switch value {
      case .flag(true): words.append(key.rawValue)
      case .runs: words.append("\(key.rawValue)=\(value)")
      default:
        let text = value.description
        words.append("\(key.rawValue)=" + (text.isEmpty || text.contains(" ") ? "\"\(text)\"" : text))
      }
    }
    return words.joined(separator: " ")
  }

  /// Returns the lines of an element and its layers, and the elements in it, in the order of the printed tree.
  private static func parts(of element: Element, depth: Int) -> [Part] {
    var parts: [Part] = []
    var depth = depth
    var descriptions: [(key: AttributeKey, value: AttributeValue)] = []
    var overlays: [(content: Element, depth: Int)] = []
    func add(_ kind: ElementKind, _ attributes: some Sequence<(key: AttributeKey, value: AttributeValue)>) {
      parts.append(.line(String(repeating: "  ", count: depth) + line(kind, descriptions + attributes)))
      descriptions = []
      depth += 1
    }
    for layer in element.layers.reversed() {
      guard layer.kind != .description else {
        descriptions += layer.attributes
        continue
      }
      if layer.kind == .trait { continue }
      let own = layer.attributes.filter { layer.kind != .listRow || $0.key == .selected }
      add(layer.kind, layer.kind == .listRow ? own + element.traits : own)
      guard let content = layer.content else { continue }
      if layer.followsContent {
        overlays.append((content, depth))
      } else {
        parts.append(.element(content, depth: depth))
      }
    }
    if element.kind == .gap {
      parts.append(.line(String(repeating: "  ", count: depth) + line(element)))
    } else {
      add(element.kind, element.attributes)
    }
    parts += element.children.map { .element($0, depth: depth) }
    parts += overlays.reversed().map { .element($0.content, depth: $0.depth) }
    return parts
  }
}
