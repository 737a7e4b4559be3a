import Elements
import PortableUI
import ViewGraph

extension Element {
  /// What a person who cannot see the element hears; empty for one that is not spoken of.
  var name: String { spokenName }

  /// Whether a person can act on the element.
  var isControl: Bool { schema.isFocusable }

  /// Whether the element, or one of its layers, has that value for an attribute.
  func says(_ key: AttributeKey, _ value: AttributeValue) -> Bool {
    self[key] == value || layers.contains { $0[key] == value }
  }

  /// What of its parts can be seen.
  var shownParts: [Element] {
    guard schema.showsChildren else { return [] }
    let shown = parts.filter { $0[.covered] != .flag(true) && !$0.isHidden }
    // Which one fits is known to hosts that lay out.
    return kind == .fitting ? Array(shown.prefix(1)) : shown
  }

  /// The element itself, or the nearest of what is around it, that handles an event; `layer` is that of the element's layers
  /// that does.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - count: how many taps make it, where it is made of taps.
  func nearest(handling event: EventKind, count: Int = 1) -> Target? {
    targets(handling: event, where: { Self.wants(count, $0) }).first
  }

  /// An element, or one of its layers.
  typealias Target = (element: Element, layer: Int?)

  /// Whether a layer waits for so many taps; an element itself, `nil`, waits for one.
  static func wants(_ count: Int, _ layer: Layer?) -> Bool {
    layer?[.count] ?? .number(1) == .number(Double(count))
  }

  /// Who gets an event that happens to the element: of those around it that handle it, the outermost of a high priority or
  /// else the innermost; and those that do not mind others.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - wants: whether a layer takes it, or the element itself where that is `nil`.
  func targets(handling event: EventKind, where wants: (Layer?) -> Bool = { _ in true }) -> [Target] {
    let all = handlers(of: event, where: wants)
    func priority(_ target: Target) -> String? {
      target.layer.flatMap { target.element.layers[$0][.priority] }?.description
    }
    let high = all.last { priority($0) == "high" }
    guard let chosen = high ?? all.first(where: { priority($0) == nil }) else { return all }
    // A row is not pressed by what is pressed in it, unless that leads on.
    let isControl = chosen.layer == nil && chosen.element.kind == .button && !chosen.element.leadsOn
    let others = all.filter { target in
      priority(target) == "simultaneous"
        && !(isControl && target.layer.map { target.element.layers[$0].kind } == .listRow)
    }
    return [chosen] + others
  }

  /// Whether it is a button that leads to another page.
  private var leadsOn: Bool { layers.contains { $0[.leads] == .flag(true) } }

  /// The element itself and those around it that handle an event, and their layers that do, innermost first.
  func handlers(of event: EventKind, where wants: (Layer?) -> Bool = { _ in true }) -> [Target] {
    var targets: [Target] = []
    if handles(event), wants(nil) { targets.append((self, nil)) }
    var element = self
    var first = 0
    while true {
      for index in element.layers.indices.dropFirst(first) {
        let layer = element.layers[index]
        // What is inside of it is not reached.
        if layer.kind == .hitTesting, layer[.disabled] != nil, event.isByPointer { targets = [] }
        if layer.handles(event), layer[.disabled] == nil, wants(layer) { targets.append((element, index)) }
      }
      // What a menu offers stands in front of what it is offered for.
      guard let parent = element.parent, element.kind != .menuItems else { return targets }
      let layerOfParent = parent.layers.firstIndex { $0.content === element }
      first = layerOfParent.map { $0 + 1 } ?? 0
      element = parent
      if layerOfParent == nil, element.handles(event), wants(nil) { targets.append((element, nil)) }
    }
  }

  /// What the element holds, in words.
  var spokenValue: String? {
    (described(.valueText) ?? schema.value.flatMap { self[$0] })?.description
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
}

extension EventKind {
  /// Whether a pointer does it.
  fileprivate var isByPointer: Bool { [.tap, .press, .hover, .dragged, .dropOver].contains(self) }
}
