import Tracking

/// Runs `apply` now, and again whenever a value that it read from a store has changed.
///
/// Use it to observe a store outside of views. Each run replaces the dependencies of the previous one. After a change
/// it runs before `send` returns, once per batch of actions.
///
/// ```swift
/// let token = observe { label.text = store.title }
/// ```
///
/// - Parameter apply: reads from stores and uses the values.
/// - Returns: the observation. It ends when the token is cancelled or released.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObservationToken {
  ObservationToken(apply)
}

/// An observation started by `observe`. Releasing the token ends it: immediately on the main actor, soon after
/// elsewhere.
@MainActor
public final class ObservationToken {
  private let observer: Observer

  init(_ apply: @escaping @MainActor () -> Void) {
    observer = Observer.repeating(apply)
  }

  deinit {
    runOnMainActor { [observer] in observer.cancel() }
  }

  /// Ends the observation. Cancelling twice has no effect.
  public func cancel() {
    observer.cancel()
  }
}
