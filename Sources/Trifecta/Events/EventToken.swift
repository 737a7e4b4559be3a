/// A subscription to a store's events. Cancelling or releasing the token ends the subscription: immediately on the main
/// actor, soon after elsewhere.
@MainActor
public final class EventToken {
  private let listener: EventListener

  init(_ listener: EventListener) {
    self.listener = listener
  }

  deinit {
    runOnMainActor { [listener] in listener.cancel() }
  }

  /// Ends the subscription. Cancelling twice has no effect.
  public func cancel() {
    listener.cancel()
  }
}

/// One closure that receives events while its token is retained.
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
    // Objects captured by the closure may send actions when they are released, so they are kept alive until this method
    // returns.
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
