import Elements

/// What pointers are doing on a screen: the presses that have begun and not ended, and what pointers are over.
@MainActor
struct Pointers {
  /// An element, or one of its layers.
  struct Place: Hashable {
    let element: Int
    let layer: Int?
  }

  private var presses: [Place: (kind: EventKind, last: PressValue)] = [:]
  private var presences: [Place: EventKind] = [:]

  var isEmpty: Bool { presses.isEmpty && presences.isEmpty }

  /// Notes what has happened to a press.
  ///
  /// - Returns: the same with what became of the press so far; `nil` where there is no such press.
  mutating func follow(_ press: PressValue, _ kind: EventKind, at place: Place) -> PressValue? {
    var press = press
    if press.phase != .began {
      guard let (_, last) = presses[place] else { return nil }
      press.follow(last)
    }
    let isOver = press.phase == .ended || press.phase == .cancelled
    presses[place] = isOver ? nil : (kind, press)
    return press
  }

  /// Takes a press out; `nil` where there is none.
  ///
  /// - Returns: what says that it is cancelled.
  mutating func cancel(at place: Place) -> Event? {
    guard let (kind, last) = presses.removeValue(forKey: place) else { return nil }
    return Self.cancellation(of: last, kind)
  }

  /// Notes whether a pointer is over a place.
  mutating func note(_ isOver: Bool, _ kind: EventKind, at place: Place) {
    presences[place] = isOver ? kind : nil
  }

  /// Takes everything out.
  ///
  /// - Returns: what says that it has ended, in an order that is always the same.
  mutating func release() -> [(place: Place, event: Event)] {
    defer { self = Pointers() }
    return endings(presses.keys, presences.keys)
  }

  /// Takes out what goes on in an element and its layers. O(what goes on).
  mutating func release(on element: Int) -> [(layer: Int?, event: Event)] {
    let pressed = presses.keys.filter { $0.element == element }
    let present = presences.keys.filter { $0.element == element }
    let endings = endings(pressed, present)
    for place in pressed { presses[place] = nil }
    for place in present { presences[place] = nil }
    return endings.map { ($0.place.layer, $0.event) }
  }

  private func endings(
    _ pressed: some Collection<Place>, _ present: some Collection<Place>
  ) -> [(place: Place, event: Event)] {
    func sorted(_ places: some Collection<Place>) -> [Place] {
      places.sorted { ($0.element, $0.layer ?? -1) < ($1.element, $1.layer ?? -1) }
    }
    var endings: [(place: Place, event: Event)] = []
    for place in sorted(pressed) {
      if let (kind, last) = presses[place] { endings.append((place, Self.cancellation(of: last, kind))) }
    }
    for place in sorted(present) {
      if let kind = presences[place] { endings.append((place, Event(kind, value: .flag(false)))) }
    }
    return endings
  }

  private static func cancellation(of last: PressValue, _ kind: EventKind) -> Event {
    var press = last
    press.phase = .cancelled
    press.follow(last)
    return Event(kind, value: .press(press))
  }
}
