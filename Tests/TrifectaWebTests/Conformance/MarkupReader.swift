/// A minimal HTML parser for the conformance scripts.
struct MarkupReader {
  /// An element of a page.
  final class Node {
    let tag: String
    let attributes: [String: String]
    private(set) var children: [Node] = []
    private(set) var ownText = ""

    init(tag: String, attributes: [String: String]) {
      self.tag = tag
      self.attributes = attributes
    }

    func add(_ child: Node) { children.append(child) }
    func add(_ text: String) { ownText += text }

    /// The text content of the element and its descendants.
    var text: String { ([ownText] + children.map(\.text)).filter { !$0.isEmpty }.joined(separator: " ") }
    /// The accessible name.
    var name: String { attributes["aria-label"] ?? attributes["placeholder"] ?? text }
    var all: [Node] { [self] + children.flatMap(\.all) }
    func first(_ tag: String) -> Node? { all.first { $0.tag == tag } }

    /// The accessibility lines of the element and its descendants.
    var lines: [String] {
      if attributes["hidden"] != nil || attributes["data-event"] == "dismiss" { return [] }
      switch tag {
      case "button", "inner-button":
        guard attributes["data-event"] == nil, attributes["data-choice"] == nil else { return [] }
        guard attributes["data-disclosure"] == nil else {
          return ["disclosure \(name) = \(attributes["aria-expanded"] ?? "")"]
        }
        return ["button \(name)"] + children.flatMap(\.lines).filter { $0.hasPrefix("button") }
      case "input": return [line(of: field, name, attributes["value"] ?? "")]
      case "textarea":
        let role = attributes["data-style"] == "editor" ? "textEditor" : "textField"
        return [line(of: role, name, ownText)]
      case "label":
        guard let input = first("input"), input.attributes["type"] == "checkbox" else {
          return children.flatMap(\.lines)
        }
        return [line(of: "toggle", name, String(input.attributes["checked"] != nil))]
      case "view-picker":
        let chosen = all.first { $0.tag == "option" && $0.attributes["selected"] != nil }
        return [line(of: "picker", first("select")?.name ?? "", chosen?.text ?? "")]
      case "view-options":
        let chosen = all.first { $0.tag == "label" && $0.first("input")?.attributes["checked"] != nil }
        return [line(of: "picker", first("option-list")?.name ?? "", chosen?.text ?? "")]
      case "view-menu": return ["menu \(first("button")?.name ?? "")"]
      case "view-search":
        return children.flatMap(\.lines).map { $0.hasPrefix("textField ") ? "searchField \($0.dropFirst(10))" : $0 }
      case "view-stepper": return ["stepper \(name)"] + children.flatMap(\.lines)
      case "navigation-title": return ["heading \(text)"]
      case "span": return ["text \(attributes["aria-label"] ?? text)"]
      case "dialog": return ["\(modal) \(attributes["aria-label"] ?? "")"] + children.flatMap(\.lines)
      default: return children.flatMap(\.lines)
      }
    }

    private var field: String {
      switch attributes["type"] {
      case "range": "slider"
      case "password": "secureField"
      default: "textField"
      }
    }

    private var modal: String {
      switch attributes["data-modal"] {
      case "alert": "alert"
      case "confirmation": "confirmationDialog"
      default: "sheet"
      }
    }

    private func line(of role: String, _ name: String, _ value: String) -> String { "\(role) \(name) = \(value)" }
  }

  private var rest: Substring

  /// Parses markup into elements.
  static func read(_ markup: String) -> [Node] {
    var reader = MarkupReader(rest: markup[...])
    let root = Node(tag: "", attributes: [:])
    reader.readChildren(of: root)
    return root.children
  }

  private mutating func readChildren(of node: Node) {
    while !rest.isEmpty {
      if rest.hasPrefix("</") {
        rest = rest.drop { $0 != ">" }.dropFirst()
        return
      }
      if rest.first == "<" { node.add(readElement()) } else { node.add(readText(until: "<")) }
    }
  }

  private mutating func readElement() -> Node {
    rest.removeFirst()
    let tag = readWord()
    var attributes: [String: String] = [:]
    while let next = rest.first, next != ">", next != "/" {
      if next == " " || next == "\n" {
        rest.removeFirst()
        continue
      }
      let name = readWord()
      guard rest.first == "=" else {
        attributes[name] = ""
        continue
      }
      rest.removeFirst()
      if rest.first == "\"" {
        rest.removeFirst()
        attributes[name] = readText(until: "\"")
        rest = rest.dropFirst()
      } else {
        attributes[name] = Self.decoded(readWord())
      }
    }
    let isClosed = rest.first == "/"
    rest = rest.drop { $0 != ">" }.dropFirst()
    let node = Node(tag: tag, attributes: attributes)
    if !isClosed, !["input", "hr", "br", "img"].contains(tag) { readChildren(of: node) }
    return node
  }

  private mutating func readWord() -> String {
    let word = rest.prefix { !" \n=>".contains($0) && !($0 == "/" && rest.first == "/") }
    rest = rest.dropFirst(max(word.count, 1))
    return String(word)
  }

  private mutating func readText(until end: Character) -> String {
    let text = rest.prefix { $0 != end }
    rest = rest.dropFirst(text.count)
    let decoded = Self.decoded(String(text))
    return decoded.first == "\n" ? String(decoded.dropFirst()) : decoded
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
