import Elements

@testable import ViewGraph

/// A tree built from mutations alone, as a host builds it.
@MainActor
struct Replica {
  /// Mutations that could not be applied.
  private(set) var mistakes: [String] = []
  private var labels: [Int: String] = [0: "root"]
  private var children: [Int: [Int]] = [:]
  private var parents: [Int: Int] = [:]
  private var layers: [Int: [(kind: String, content: Int?)]] = [:]

  mutating func apply(_ mutation: Mutation) {
    switch mutation {
    case .insert(let element, let parent, let sibling):
      if labels[element.id] != nil { mistakes.append("inserts \(element.id) twice") }
      if labels[parent.id] == nil { mistakes.append("inserts into unknown \(parent.id)") }
      copy(element)
      place(element.id, in: parent.id, before: sibling?.id)
    case .move(let element, let sibling):
      guard let parent = parents[element.id] else { return mistakes.append("moves unknown \(element.id)") }
      children[parent]?.removeAll { $0 == element.id }
      place(element.id, in: parent, before: sibling?.id)
    case .remove(let element, _):
      guard let parent = parents[element.id] else { return mistakes.append("removes unknown \(element.id)") }
      children[parent]?.removeAll { $0 == element.id }
      forget(element.id)
    case .update(let element, let layer, let key, let value):
      if labels[element.id] == nil { mistakes.append("updates unknown \(element.id)") }
      if layer == nil, key == .text { labels[element.id] = value?.description ?? element.kind.rawValue }
    case .become(let element, let kind):
      if labels[element.id] == nil { mistakes.append("turns unknown \(element.id)") }
      if element[.text] == nil { labels[element.id] = kind.rawValue }
    }
  }

  /// The label of an element, or `nil` if the replica does not contain it.
  func label(_ id: Int) -> String? { labels[id] }

  /// The subtree of an element, in the form of ``Element/print``.
  func print(_ id: Int) -> String {
    let label = labels[id] ?? "?"
    let inner = (children[id] ?? []).map(print).joined(separator: " ")
    return (layers[id] ?? []).reduce(inner.isEmpty ? label : "\(label)(\(inner))") { inner, layer in
      let content = layer.content.map { (children[$0] ?? []).map(print) } ?? []
      return "\(layer.kind)(\((content + [inner]).joined(separator: " ")))"
    }
  }

  private mutating func place(_ id: Int, in parent: Int, before sibling: Int?) {
    parents[id] = parent
    guard let sibling else {
      children[parent, default: []].append(id)
      return
    }
    guard let index = children[parent]?.firstIndex(of: sibling) else {
      return mistakes.append("places \(id) before absent \(sibling)")
    }
    children[parent]?.insert(id, at: index)
  }

  private mutating func copy(_ element: Element) {
    labels[element.id] = element.label
    layers[element.id] = element.layers.map { ($0.kind.rawValue, $0.content?.id) }
    for layer in element.layers { layer.content.map { copy($0) } }
    children[element.id] = element.children.map(\.id)
    for child in element.children {
      parents[child.id] = element.id
      copy(child)
    }
  }

  private mutating func forget(_ id: Int) {
    for child in children.removeValue(forKey: id) ?? [] { forget(child) }
    for layer in layers.removeValue(forKey: id) ?? [] { layer.content.map { forget($0) } }
    labels[id] = nil
    parents[id] = nil
  }
}
