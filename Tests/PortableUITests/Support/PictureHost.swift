import Elements
import SwiftUI
import ViewGraph

/// A host that applies every mutation to a copy of the element tree, and reads the tree only through mutations.
@MainActor
final class PictureHost: GraphHost {
  /// An element in the host's copy.
  @MainActor
  final class Node {
    let id: Int
    var kind: ElementKind
    var attributes: [AttributeKey: AttributeValue]
    var layers: [(kind: ElementKind, attributes: [AttributeKey: AttributeValue])]
    var children: [Node] = []
    weak var parent: Node?

    init(_ element: Element) {
      id = element.id
      kind = element.kind
      attributes = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.key, $0.value) })
      layers = element.layers.map { layer in
        (layer.kind, Dictionary(uniqueKeysWithValues: layer.attributes.map { ($0.key, $0.value) }))
      }
    }

    var line: String {
      let layers = layers.map { " [\($0.kind.rawValue) \(words($0.attributes))]" }.joined()
      return "\(kind.rawValue) #\(id) \(words(attributes))\(layers)"
    }

    private func words(_ attributes: [AttributeKey: AttributeValue]) -> String {
      attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    }
  }

  private(set) var requests = 0
  private(set) var commits: [Commit] = []
  private(set) var mistakes: [String] = []
  private var nodes: [Int: Node] = [0: Node(Element(id: 0, kind: ElementKind(rawValue: "root")))]

  /// Short descriptions of the mutations in the last commit.
  var lastCommit: [String] { (commits.last?.mutations ?? []).map(Self.word) }

  func graphNeedsTurn(_ graph: Graph) { requests += 1 }

  func graph(_ graph: Graph, didCommit commit: Commit) {
    commits.append(commit)
    for mutation in commit.mutations { repeatMutation(mutation) }
  }

  /// The host's copy as text.
  var picture: String { nodes[0].map { print($0, depth: 0) } ?? "" }

  /// The element tree as text in the same format.
  static func print(_ element: Element, depth: Int = 0) -> String {
    ([String(repeating: " ", count: depth) + Node(element).line]
      + parts(of: element).map { print($0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  private func print(_ node: Node, depth: Int) -> String {
    ([String(repeating: " ", count: depth) + node.line] + node.children.map { print($0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  /// The contents of the element's layers, then its children.
  private static func parts(of element: Element) -> [Element] {
    element.layers.compactMap(\.content) + element.children
  }

  private static func word(_ mutation: Mutation) -> String {
    switch mutation {
    case .insert(let element, _, _): "insert \(element.kind.rawValue)"
    case .move(let element, _): "move \(element.kind.rawValue)"
    case .remove(let element, _): "remove \(element.kind.rawValue)"
    case .become(let element, _): "become \(element.kind.rawValue)"
    case .update(let element, let layer, let key, _):
      "update \((layer.map { element.layers[$0].kind } ?? element.kind).rawValue) \(key.rawValue)"
    }
  }

  private func repeatMutation(_ mutation: Mutation) {
    switch mutation {
    case .insert(let element, let parent, let sibling):
      guard let container = nodes[parent.id] else { return mistakes.append("insert into unknown \(parent.id)") }
      if nodes[element.id] != nil { mistakes.append("insert of known \(element.id)") }
      place(copy(element), in: container, before: sibling)
    case .move(let element, let sibling):
      guard let node = nodes[element.id], let container = node.parent else {
        return mistakes.append("move of unknown \(element.id)")
      }
      container.children.removeAll { $0 === node }
      place(node, in: container, before: sibling)
    case .remove(let element, _):
      guard let node = nodes[element.id], let container = node.parent else {
        return mistakes.append("remove of unknown \(element.id)")
      }
      container.children.removeAll { $0 === node }
      forget(node)
    case .become(let element, let kind):
      guard let node = nodes[element.id] else { return mistakes.append("another kind of unknown \(element.id)") }
      node.kind = kind
    case .update(let element, let layer, let key, let value):
      guard let node = nodes[element.id] else { return mistakes.append("update of unknown \(element.id)") }
      if let layer { node.layers[layer].attributes[key] = value } else { node.attributes[key] = value }
    }
  }

  private func place(_ node: Node, in container: Node, before sibling: Element?) {
    node.parent = container
    guard let sibling else { return container.children.append(node) }
    guard let index = container.children.firstIndex(where: { $0.id == sibling.id }) else {
      return mistakes.append("\(node.id) before unknown \(sibling.id)")
    }
    container.children.insert(node, at: index)
  }

  private func copy(_ element: Element) -> Node {
    let node = Node(element)
    nodes[element.id] = node
    node.children = Self.parts(of: element).map {
      let child = copy($0)
      child.parent = node
      return child
    }
    return node
  }

  private func forget(_ node: Node) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }
}

extension HostedView {
  /// Creates a screen on `host` that cannot open URLs.
  convenience init<Content: View>(
    on host: any GraphHost, lifecycle: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(host: host, lifecycle: lifecycle, openURL: { $1(false) }, content: content)
  }
}
