import Elements
import PortableUI
import ViewGraph

extension Element {
  /// What a person who cannot see the element hears; empty for one that is not spoken of.
  var name: String {
    if let label = described(.label) { return label.description }
    switch schema.name {
    case .nothing: return ""
    case .attribute(let key): return self[key]?.description ?? ""
    case .texts: return texts.joined(separator: " ")
    }
  }

  /// Whether a person can act on the element.
  var isControl: Bool { schema.isFocusable }

  /// What was said of the element last: by the outermost of the layers that say it, or by the element itself.
  func described(_ key: AttributeKey) -> AttributeValue? {
    for layer in layers.reversed() {
      if let value = layer[key] { return value }
    }
    return self[key]
  }

  /// Whether the element, or one of its layers, has that value for an attribute.
  func says(_ key: AttributeKey, _ value: AttributeValue) -> Bool {
    self[key] == value || layers.contains { $0[key] == value }
  }

  /// What is in the element and its layers, as it is read: what layers bring along behind it, the children, and what layers
  /// bring along in front of it.
  var parts: [Element] {
    let behind = layers.reversed().compactMap { $0.kind == .overlay ? nil : $0.content }
    let before = layers.compactMap { $0.kind == .overlay ? $0.content : nil }
    return behind + children + before
  }

  /// The element itself, or the nearest of what is around it, that handles an event; `layer` is that of the element's layers
  /// that does.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - count: how many taps make it, where it is made of taps.
  func nearest(handling event: EventKind, count: Int = 1) -> (element: Element, layer: Int?)? {
    if count == 1, handles(event) { return (self, nil) }
    var element = self
    var first = 0
    while true {
      for index in element.layers.indices.dropFirst(first) {
        let layer = element.layers[index]
        if layer.handles(event), layer[.count] ?? .number(1) == .number(Double(count)) { return (element, index) }
      }
      guard let parent = element.parent else { return nil }
      let layerOfParent = parent.layers.firstIndex { $0.content === element }
      first = layerOfParent.map { $0 + 1 } ?? 0
      element = parent
      if layerOfParent == nil, count == 1, element.handles(event) { return (element, nil) }
    }
  }

  /// Where the links lead that are in the element and read exactly so.
  func links(named name: String) -> [AttributeValue] { links.filter { $0.name == name }.map(\.address) }

  /// The links in the element: neighbouring runs that lead to the same place are one.
  var links: [(name: String, address: AttributeValue)] {
    guard case .runs(let runs) = self[.runs] else { return [] }
    var links: [(name: String, address: AttributeValue)] = []
    var previous: AttributeValue?
    for run in runs {
      let address = run.attributes[.link]
      if let address, address == previous {
        links[links.count - 1].name += run.text
      } else if let address {
        links.append((run.text, address))
      }
      previous = address
    }
    return links
  }

  /// The element itself, or the nearest around it, that can be turned on and off, unless something nearer handles a tap.
  var nearestSwitch: Element? {
    if handler(of: .change)?.payload == .flag { return self }
    if handles(.tap) || layers.contains(where: { $0.handles(.tap) }) { return nil }
    return parent?.nearestSwitch
  }

  /// The texts inside, first to last.
  private var texts: [String] {
    parts.flatMap { $0.schema.role == .text ? [$0.name] : $0.texts }
  }
}
