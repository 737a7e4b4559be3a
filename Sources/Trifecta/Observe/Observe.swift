import Tracking

/// Runs `apply` now, and again whenever something it read in a store has changed.
///
/// It is how code without views follows a store. Each run replaces what the last one depended on. After a change it
/// runs before `send` returns, once for a batch of actions.
///
/// ```swift
/// let token = observe { label.text = store.title }
/// ```
///
/// - Parameter apply: reads stores and does something with what it reads.
/// - Returns: keeps the observation going. It ends when this is cancelled or dropped.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObservationToken {
  ObservationToken(apply)
}

/// A running `observe`. Dropping it ends it: at once on the main actor, soon after elsewhere.
@MainActor
public final class ObservationToken {
  private let observer: Observer

  init(_ apply: @escaping @MainActor () -> Void) {
    observer = Observer.repeating(apply)
  }

  deinit {
    runOnMainActor { [observer] in observer.cancel() }
  }

  /// Ends the observation. Cancelling twice is harmless.
  public func cancel() {
    observer.cancel()
  }
}
