/// Keeps a closure listening to a store's events. Dropping it, or cancelling it, ends that: at once on the main actor,
/// soon after elsewhere.
@MainActor
public final class EventToken {
  private let listener: EventListener

  init(_ listener: EventListener) {
    self.listener = listener
  }

  deinit {
    runOnMainActor { [listener] in listener.cancel() }
  }

  /// Ends the listening. Cancelling twice is harmless.
  public func cancel() {
    listener.cancel()
  }
}

/// Hands a store's events to those who listen. A core has one only while somebody does, so that events cost one check
/// when nobody is interested.
@MainActor
@usableFromInline
final class EventHub {
  private(set) var listeners: [EventListener] = []

  func emit(_ event: StoreEvent) {
    // A listener is no part of the feature.
    DependencyValues.withoutOverrides {
      for listener in listeners { listener.handle?(event) }
    }
  }

  func insert(_ listener: EventListener) {
    listeners.append(listener)
  }

  func remove(_ listener: EventListener) {
    listeners.removeAll { $0 === listener }
  }
}

/// One closure that listens, for as long as its token is held.
@MainActor
final class EventListener {
  private(set) var handle: (@MainActor (StoreEvent) -> Void)?
  private weak var core: Core?

  init(core: Core, handle: @escaping @MainActor (StoreEvent) -> Void) {
    self.core = core
    self.handle = handle
  }

  func cancel() {
    // What the closure holds may send when it is dropped, which is when this returns.
    let dropped = handle.take()
    core?.remove(self)
    withExtendedLifetime(dropped) {}
  }
}

extension Core {
  func listen(_ handle: @escaping @MainActor (StoreEvent) -> Void) -> EventToken {
    let listener = EventListener(core: self, handle: handle)
    let hub = events ?? EventHub()
    events = hub
    hub.insert(listener)
    return EventToken(listener)
  }

  func remove(_ listener: EventListener) {
    events?.remove(listener)
    if events?.listeners.isEmpty == true { events = nil }
  }
}
