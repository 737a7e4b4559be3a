import Synchronization

/// What a subscriber still wants of something that publishes by itself, whatever thread that is on.
final class Demand: Sendable {
  private let wanted = Mutex(Subscribers.Demand.none)

  /// Adds to it.
  func add(_ demand: Subscribers.Demand) { wanted.withLock { $0 += demand } }

  /// Takes one of it, if there is one.
  func take() -> Bool {
    wanted.withLock { wanted in
      guard wanted > 0 else { return false }
      wanted -= 1
      return true
    }
  }
}
