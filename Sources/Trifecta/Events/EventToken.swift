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

/// One closure that listens, for as long as its token is held.
@MainActor
@usableFromInline
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
    core?.listeners.removeAll { $0 === self }
    withExtendedLifetime(dropped) {}
  }
}

extension Core {
  func listen(_ handle: @escaping @MainActor (StoreEvent) -> Void) -> EventToken {
    let listener = EventListener(core: self, handle: handle)
    listeners.append(listener)
    return EventToken(listener)
  }
}
