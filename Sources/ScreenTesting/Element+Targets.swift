import Elements
import PortableUI
import ViewGraph

extension Element {
  /// The accessibility name of the element; empty if it has none.
  var name: String { spokenName }

  /// Whether a user can interact with the element.
  var isControl: Bool { schema.isFocusable }

  /// Returns whether the element, or one of its layers, has this value for an attribute.
  func hasAttribute(_ key: AttributeKey, _ value: AttributeValue) -> Bool {
    self[key] == value || layers.contains { $0[key] == value }
  }

  /// The parts of the element that are visible.
  var visibleParts: [Element] {
    guard schema.showsChildren else { return [] }
    let shown = parts.filter { $0[.covered] != .flag(true) && !$0.isHidden }
    // Only hosts with a layout can determine which child fits. Without a layout, the first child is used.
    return kind == .fitting ? Array(shown.prefix(1)) : shown
  }

  /// Returns the nearest element that handles an event, beginning with this element and continuing with its ancestors.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - count: For a tap, the number of taps in a row.
  /// - Returns: The element, and its layer that handles the event; `nil` if no element handles the event.
  func nearest(handling event: EventKind, count: Int = 1) -> Target? {
    targets(handling: event, where: { Self.recognizesTaps(count, $0) }).first
  }

  /// An element and the index of one of its layers. The index is `nil` if the element itself is the target.
  typealias Target = (element: Element, layer: Int?)

  /// Returns whether a layer handles this number of taps. An element itself, for which `layer` is `nil`, handles one
  /// tap.
  static func recognizesTaps(_ count: Int, _ layer: Layer?) -> Bool {
    layer?[.count] ?? .number(1) == .number(Double(count))
  }

  /// Returns the targets of an event that happens to the element.
  ///
  /// The result contains one target that handles the event exclusively: the outermost target with high priority or, if
  /// there is none, the innermost target. It also contains all targets that handle the event simultaneously.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - accepts: Whether a layer accepts the event. For the element itself, its argument is `nil`.
  func targets(handling event: EventKind, where accepts: (Layer?) -> Bool = { _ in true }) -> [Target] {
    let all = handlers(of: event, where: accepts)
    func priority(_ target: Target) -> String? {
      target.layer.flatMap { target.element.layers[$0][.priority] }?.description
    }
    let high = all.last { priority($0) == "high" }
    guard let chosen = high ?? all.first(where: { priority($0) == nil }) else { return all }
    // A tap on a control in a row does not tap the row too, except for a navigation link.
    let isControl = chosen.layer == nil && chosen.element.kind == .button && !chosen.element.isNavigationLinkButton
    let others = all.filter { target in
      priority(target) == "simultaneous"
        && !(isControl && target.layer.map { target.element.layers[$0].kind } == .listRow)
    }
    return [chosen] + others
  }

  /// Whether the element is a button that navigates to another page.
  private var isNavigationLinkButton: Bool { layers.contains { $0[.isNavigationLink] == .flag(true) } }

  /// Returns all targets that handle an event, from this element to the outermost ancestor.
  func handlers(of event: EventKind, where accepts: (Layer?) -> Bool = { _ in true }) -> [Target] {
    var targets: [Target] = []
    if handles(event), accepts(nil) { targets.append((self, nil)) }
    var element = self
    var first = 0
    while true {
      for index in element.layers.indices.dropFirst(first) {
        let layer = element.layers[index]
        // This layer disables hit testing in its content.
        if layer.kind == .hitTesting, layer[.disabled] != nil, event.isByPointer { targets = [] }
        if layer.handles(event), layer[.disabled] == nil, accepts(layer) { targets.append((element, index)) }
      }
      // Events in a menu do not reach the element to which the menu is attached.
      guard let parent = element.parent, element.kind != .menuItems else { return targets }
      let layerOfParent = parent.layers.firstIndex { $0.content === element }
      first = layerOfParent.map { $0 + 1 } ?? 0
      element = parent
      if layerOfParent == nil, element.handles(event), accepts(nil) { targets.append((element, nil)) }
    }
  }

  /// The accessibility value of the element.
  var spokenValue: String? {
    (described(.valueText) ?? schema.value.flatMap { self[$0] })?.description
  }

  /// Returns the addresses of the links in the element whose text is exactly `name`.
  func links(named name: String) -> [AttributeValue] { links.filter { $0.name == name }.map(\.address) }

  /// The links in the element. Adjacent runs with the same address form one link.
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

  /// The nearest element, beginning with this one, whose value is a Boolean; `nil` if a nearer element handles taps.
  var nearestSwitch: Element? {
    if handler(of: .change)?.payload == .flag { return self }
    if handles(.tap) || layers.contains(where: { $0.handles(.tap) }) { return nil }
    return parent?.nearestSwitch
  }
}

extension EventKind {
  /// Whether the event is a pointer event.
  fileprivate var isByPointer: Bool { [.tap, .press, .hover, .dragged, .dropOver].contains(self) }
}
