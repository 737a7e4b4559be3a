import Synchronization

/// The outstanding demand of a subscriber. Thread-safe.
final class Demand: Sendable {
  private let wanted = Mutex(Subscribers.Demand.none)

  /// Adds to the demand.
  func add(_ demand: Subscribers.Demand) { wanted.withLock { $0 += demand } }

  /// Reduces the demand by one and returns `true`, or returns `false` if there is none.
  func take() -> Bool {
    wanted.withLock { wanted in
      guard wanted > 0 else { return false }
      wanted -= 1
      return true
    }
  }
}
