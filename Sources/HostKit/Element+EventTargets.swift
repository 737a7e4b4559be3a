import Elements

extension Element {
  /// Returns the targets of an event that happens at this element, such as a press at its location.
  ///
  /// Several gestures around one location can handle the same event. At most one of them handles it exclusively: the
  /// outermost gesture with the `priority` `high` or, if there is none, the innermost target without a
  /// priority. The result contains this target first, and then all targets with the priority `simultaneous`.
  ///
  /// - Parameters:
  ///   - event: The kind of the event.
  ///   - accepts: Whether a layer accepts the event, such as a gesture whose minimum duration is set. For elements that
  ///     handle the event without a layer, the argument is `nil`.
  /// - Returns: The targets. The array is empty if nothing handles the event.
  /// - Complexity: O(d) in the number of ancestors and their layers.
  public func targets(of event: EventKind, where accepts: (Layer?) -> Bool = { _ in true }) -> [EventTarget] {
    let all = handlers(of: event, where: accepts)
    func priority(_ target: EventTarget) -> String? { target.layer == nil ? nil : target[.priority]?.description }
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

  /// Returns the nearest target of an event: this element, its layers, or an ancestor.
  ///
  /// - Parameters:
  ///   - event: The kind of the event.
  ///   - count: For a tap, the number of taps in a row.
  /// - Returns: The target, or `nil` if nothing handles the event.
  public func nearestTarget(of event: EventKind, count: Int = 1) -> EventTarget? {
    targets(of: event) { Self.recognizesTaps(count, $0) }.first
  }

  /// Returns all targets that handle an event, regardless of their priorities, from this element to the outermost
  /// ancestor. Use it for events that every handler receives, such as changes of focus and hovering.
  ///
  /// - Parameters:
  ///   - event: The kind of the event.
  ///   - accepts: Whether a layer accepts the event. For an element itself, the argument is `nil`.
  public func handlers(of event: EventKind, where accepts: (Layer?) -> Bool = { _ in true }) -> [EventTarget] {
    var targets: [EventTarget] = []
    if handles(event), accepts(nil) { targets.append(EventTarget(self)) }
    var element = self
    var first = 0
    while true {
      for index in element.layers.indices.dropFirst(first) {
        let layer = element.layers[index]
        // This layer disables hit testing in its content.
        if layer.kind == .hitTesting, layer[.disabled] != nil, event.isByPointer { targets = [] }
        if layer.handles(event), layer[.disabled] == nil, accepts(layer) {
          targets.append(EventTarget(element, layer: index))
        }
      }
      // Events in a menu do not reach the element to which the menu is attached.
      guard let parent = element.parent, element.kind != .menuItems else { return targets }
      let layerOfParent = parent.layers.firstIndex { $0.content === element }
      first = layerOfParent.map { $0 + 1 } ?? 0
      element = parent
      if layerOfParent == nil, element.handles(event), accepts(nil) { targets.append(EventTarget(element)) }
    }
  }

  /// Returns the events that a tap on this element causes: a change of the switch around it, or taps of the buttons and
  /// gestures around it.
  ///
  /// A host presents the menu of a `menuButton` instead: see ``opensMenu``.
  ///
  /// - Parameter count: The number of taps in a row.
  /// - Returns: The events, to be dispatched in order. The array is empty if nothing handles the tap.
  public func tapEvents(count: Int = 1) -> [TargetedEvent] {
    if count == 1, let control = nearestSwitch {
      let isOn = control.schema.value.flatMap { control[$0] } == .flag(true)
      return [TargetedEvent(Event(.change, value: .flag(!isOn)), to: EventTarget(control))]
    }
    // Only gestures recognize several taps. A gesture may recognize several numbers of taps.
    let tap = count > 1 ? Event(.tap, value: .number(Double(count))) : Event(.tap)
    return targets(of: .tap) { Self.recognizesTaps(count, $0) }.map { TargetedEvent(tap, to: $0) }
  }

  /// The nearest element, beginning with this one, whose value is a Boolean; `nil` if a nearer element handles taps.
  private var nearestSwitch: Element? {
    var next: Element? = self
    while let element = next {
      if element.handler(of: .change)?.payload == .flag { return element }
      if element.handles(.tap) || element.layers.contains(where: { $0.handles(.tap) }) { return nil }
      next = element.parent
    }
    return nil
  }

  /// Returns whether a layer handles this number of taps. An element itself, for which `layer` is `nil`, handles one
  /// tap.
  private static func recognizesTaps(_ count: Int, _ layer: Layer?) -> Bool {
    if layer?[.count] ?? .number(1) == .number(Double(count)) { return true }
    guard case .string(let others)? = layer?[.furtherCounts] else { return false }
    return others.split(separator: " ").contains { Int($0) == count }
  }

  /// Whether the element is a button that navigates to another page.
  private var isNavigationLinkButton: Bool { layers.contains { $0[.isNavigationLink] == .flag(true) } }
}

extension EventKind {
  /// Whether the event is a pointer event.
  fileprivate var isByPointer: Bool { [.tap, .press, .hover, .dragged, .dropOver].contains(self) }
}
