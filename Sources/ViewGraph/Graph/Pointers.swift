import Elements

/// The pointer interactions of a screen: presses in progress and hovered elements.
@MainActor
struct Pointers {
  /// An element, or one of its layers.
  struct Place: Hashable {
    let element: Int
    let layer: Int?
  }

  private var presses: [Place: (kind: EventKind, last: PressValue)] = [:]
  private var presences: Set<Presence> = []

  /// A pointer or a dragged item that hovers over an element or a layer.
  private struct Presence: Hashable {
    let place: Place
    let kind: EventKind
  }

  var isEmpty: Bool { presses.isEmpty && presences.isEmpty }

  /// Records a press event.
  ///
  /// - Returns: the event with the history of the press, or `nil` if there is no such press.
  mutating func record(_ press: PressValue, _ kind: EventKind, at place: Place) -> PressValue? {
    var press = press
    if press.phase != .began {
      guard let (_, last) = presses[place] else { return nil }
      press.follow(last)
    }
    let isOver = press.phase == .ended || press.phase == .cancelled
    presses[place] = isOver ? nil : (kind, press)
    return press
  }

  /// Removes a press.
  ///
  /// - Returns: the cancellation event, or `nil` if there is no such press.
  mutating func cancel(at place: Place) -> Event? {
    guard let (kind, last) = presses.removeValue(forKey: place) else { return nil }
    return Self.cancellation(of: last, kind)
  }

  /// Records whether a pointer hovers over an element or a layer.
  mutating func note(_ isOver: Bool, _ kind: EventKind, at place: Place) {
    let presence = Presence(place: place, kind: kind)
    if isOver { presences.insert(presence) } else { presences.remove(presence) }
  }

  /// Removes all interactions.
  ///
  /// - Returns: the events that end them, in a deterministic order.
  mutating func release() -> [(place: Place, event: Event)] {
    defer { self = Pointers() }
    return endings(presses.keys, presences)
  }

  /// Removes the interactions with an element and its layers. O(n) in the number of interactions.
  mutating func release(on element: Int) -> [(layer: Int?, event: Event)] {
    let pressed = presses.keys.filter { $0.element == element }
    let present = presences.filter { $0.place.element == element }
    let endings = endings(pressed, present)
    for place in pressed { presses[place] = nil }
    presences.subtract(present)
    return endings.map { ($0.place.layer, $0.event) }
  }

  private func endings(
    _ pressed: some Collection<Place>, _ present: some Collection<Presence>
  ) -> [(place: Place, event: Event)] {
    func order(_ place: Place) -> (Int, Int) { (place.element, place.layer ?? -1) }
    var endings: [(place: Place, event: Event)] = []
    for place in pressed.sorted(by: { order($0) < order($1) }) {
      if let (kind, last) = presses[place] { endings.append((place, Self.cancellation(of: last, kind))) }
    }
    let inOrder = present.sorted {
      order($0.place) == order($1.place) ? $0.kind.rawValue < $1.kind.rawValue : order($0.place) < order($1.place)
    }
    for presence in inOrder { endings.append((presence.place, Event(presence.kind, value: .flag(false)))) }
    return endings
  }

  private static func cancellation(of last: PressValue, _ kind: EventKind) -> Event {
    var press = last
    press.phase = .cancelled
    press.follow(last)
    return Event(kind, value: .press(press))
  }
}
