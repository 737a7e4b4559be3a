/// Keeps a closure listening to a store's events. Dropping it, or cancelling it, ends that.
@MainActor
public final class EventToken {
  private let listener: EventListener

  init(_ listener: EventListener) {
    self.listener = listener
    listener.token = self
  }

  deinit {
    // The last owner may let go anywhere. Until the main actor comes to clean up, the listener finds its token gone.
    Task { @MainActor [listener] in listener.cancel() }
  }

  /// Ends the listening. Cancelling twice is harmless.
  public func cancel() {
    listener.cancel()
  }
}
