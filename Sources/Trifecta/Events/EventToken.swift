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
