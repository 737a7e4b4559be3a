import Elements

/// The pointer interactions of a screen: presses in progress and hovered elements.
@MainActor
struct Pointers {
  /// An element, or one of its layers.
  struct Target: Hashable {
    let element: Int
    let layer: Int?
  }

  private var presses: [Target: (kind: EventKind, last: PressValue)] = [:]
  private var presences: Set<Presence> = []

  /// A pointer or a dragged item that hovers over an element or a layer.
  private struct Presence: Hashable {
    let target: Target
    let kind: EventKind
  }

  var isEmpty: Bool { presses.isEmpty && presences.isEmpty }

  /// Records a press event.
  ///
  /// - Returns: the event with the history of the press, or `nil` if there is no such press.
  mutating func record(_ press: PressValue, _ kind: EventKind, at target: Target) -> PressValue? {
    var press = press
    if press.phase != .began {
      guard let (_, last) = presses[target] else { return nil }
      press.follow(last)
    }
    let isOver = press.phase == .ended || press.phase == .cancelled
    presses[target] = isOver ? nil : (kind, press)
    return press
  }

  /// Removes a press.
  ///
  /// - Returns: the cancellation event, or `nil` if there is no such press.
  mutating func cancel(at target: Target) -> Event? {
    guard let (kind, last) = presses.removeValue(forKey: target) else { return nil }
    return Self.cancellation(of: last, kind)
  }

  /// Records whether a pointer hovers over an element or a layer.
  mutating func note(_ isOver: Bool, _ kind: EventKind, at target: Target) {
    let presence = Presence(target: target, kind: kind)
    if isOver { presences.insert(presence) } else { presences.remove(presence) }
  }

  /// Removes all interactions.
  ///
  /// - Returns: the events that end them, in a deterministic order.
  mutating func release() -> [(target: Target, event: Event)] {
    defer { self = Pointers() }
    return endings(presses.keys, presences)
  }

  /// Removes the interactions with an element and its layers. O(n) in the number of interactions.
  mutating func release(on element: Int) -> [(layer: Int?, event: Event)] {
    let pressed = presses.keys.filter { $0.element == element }
    let present = presences.filter { $0.target.element == element }
    let endings = endings(pressed, present)
    for target in pressed { presses[target] = nil }
    presences.subtract(present)
    return endings.map { ($0.target.layer, $0.event) }
  }

  private func endings(
    _ pressed: some Collection<Target>, _ present: some Collection<Presence>
  ) -> [(target: Target, event: Event)] {
    func order(_ target: Target) -> (Int, Int) { (target.element, target.layer ?? -1) }
    var endings: [(target: Target, event: Event)] = []
    for target in pressed.sorted(by: { order($0) < order($1) }) {
      if let (kind, last) = presses[target] { endings.append((target, Self.cancellation(of: last, kind))) }
    }
    let inOrder = present.sorted {
      order($0.target) == order($1.target) ? $0.kind.rawValue < $1.kind.rawValue : order($0.target) < order($1.target)
    }
    for presence in inOrder { endings.append((presence.target, Event(presence.kind, value: .flag(false)))) }
    return endings
  }

  private static func cancellation(of last: PressValue, _ kind: EventKind) -> Event {
    var press = last
    press.phase = .cancelled
    press.follow(last)
    return Event(kind, value: .press(press))
  }
}
