/// The state machine of a stream of side effects: what waits, who listens, who gets the next one.
///
/// It does nothing by itself. Each event returns the ``Delivery`` that its driver has to make.
struct SideEffectQueue<Element, Waiter> {
  /// How many side effects are kept while nobody takes them.
  static var capacity: Int { 1_024 }

  /// One `for await` loop.
  private struct Listener {
    let id: ListenerID
    var waiter: Waiter?
  }

  /// An element to hand to somebody who waits for it, `nil` for the end of the stream.
  struct Delivery {
    let waiter: Waiter
    let element: Element?
  }

  enum Emission {
    case waits
    case delivered(Delivery)
    /// The queue is full and the element was dropped. `isFirst` until the queue has been emptied.
    case dropped(isFirst: Bool)
  }

  private var waiting: ContiguousArray<Element?> = []
  /// The elements of `waiting` before this one are taken, fewer than half of them.
  private var first = 0
  /// In the order in which they began to listen. The last one takes all.
  private var listeners: [Listener] = []
  private var hasDropped = false
  private var hasEnded = false

  var isIdle: Bool { listeners.isEmpty && waiting.isEmpty }

  var hasWaiting: Bool { !waiting.isEmpty }

  /// Forgets what waits, and returns it: the place it came from is gone.
  mutating func drop() -> [Element] {
    defer {
      waiting = []
      first = 0
      hasDropped = false
    }
    return untaken
  }

  /// What nobody has taken yet, in order.
  var untaken: [Element] { waiting[first...].compactMap(\.self) }

  mutating func emit(_ element: Element) -> Emission {
    if waiting.isEmpty, let waiter = takeNewestWaiter() {
      return .delivered(Delivery(waiter: waiter, element: element))
    }
    guard waiting.count - first < Self.capacity else {
      defer { hasDropped = true }
      return .dropped(isFirst: !hasDropped)
    }
    waiting.append(element)
    return .waits
  }

  /// The listener `id` asks for the next element. `waiter` is kept until there is one, unless it is delivered at once.
  /// A listener that asks again while it waits, as a copy of an iterator can, gets the end for the first time it asked.
  mutating func next(_ id: ListenerID, _ waiter: Waiter) -> Delivery? {
    if hasEnded { return Delivery(waiter: waiter, element: nil) }
    if !listeners.contains(where: { $0.id === id }) { listeners.append(Listener(id: id)) }
    if listeners.last?.id === id, let element = takeElement() { return Delivery(waiter: waiter, element: element) }
    let index = listeners.firstIndex { $0.id === id }!
    defer { listeners[index].waiter = waiter }
    return listeners[index].waiter.map { Delivery(waiter: $0, element: nil) }
  }

  /// The listener `id` has stopped. The stream ends for it, and what waits goes to the one before.
  mutating func stop(_ id: ListenerID) -> [Delivery] {
    guard let index = listeners.firstIndex(where: { $0.id === id }) else { return [] }
    var deliveries: [Delivery] = []
    if let waiter = listeners.remove(at: index).waiter { deliveries.append(Delivery(waiter: waiter, element: nil)) }
    if !waiting.isEmpty, let waiter = takeNewestWaiter(), let element = takeElement() {
      deliveries.append(Delivery(waiter: waiter, element: element))
    }
    return deliveries
  }

  /// The store has gone away: the stream ends for everybody.
  mutating func end() -> [Delivery] {
    hasEnded = true
    defer { listeners = [] }
    return listeners.compactMap { $0.waiter.map { Delivery(waiter: $0, element: nil) } }
  }

  private mutating func takeNewestWaiter() -> Waiter? {
    guard let last = listeners.indices.last else { return nil }
    defer { listeners[last].waiter = nil }
    return listeners[last].waiter
  }

  private mutating func takeElement() -> Element? {
    guard first < waiting.count else { return nil }
    let element = waiting[first].take()
    first += 1
    // What is taken is removed when it is half of the list, so that each costs O(1).
    if first * 2 >= waiting.count {
      waiting.removeSubrange(..<first)
      first = 0
    }
    if waiting.isEmpty { hasDropped = false }
    return element
  }
}

/// The identity of a listener. Whoever still speaks of a listener holds this object, so no other can take its place.
final class ListenerID: Sendable {}
