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

/// A running `observe`. Dropping it ends it.
@MainActor
public final class ObservationToken {
  private let observer: Observer
  private let life = Life()

  init(_ apply: @escaping @MainActor () -> Void) {
    let link = Link(apply: apply, life: life)
    observer = Observer { link.run() }
    link.observer = observer
    link.run()
  }

  deinit {
    // The last owner may let go anywhere. Until the main actor comes to cancel, the link finds that its life is over.
    Task { @MainActor [observer] in observer.cancel() }
  }

  /// Ends the observation. Cancelling twice is harmless.
  public func cancel() {
    observer.cancel()
  }

  /// An object that the token and its link share: once the link is its only owner, the token is gone. A weak reference
  /// to the token would say the same at several times the cost.
  private final class Life: Sendable {}

  /// What the observer's closure holds in place of the token, which would otherwise never be dropped.
  @MainActor
  private final class Link {
    let apply: @MainActor () -> Void
    @exclusivity(unchecked) var life: Life
    /// The observer owns this link.
    unowned var observer: Observer!

    init(apply: @escaping @MainActor () -> Void, life: Life) {
      self.apply = apply
      self.life = life
    }

    func run() {
      if isKnownUniquelyReferenced(&life) { observer.cancel() } else { observer.track(apply) }
    }
  }
}
