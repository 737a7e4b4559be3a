import Foundation
import Synchronization

/// Runs code on the main actor, at once where the caller already is on it.
///
/// Objects that views observe may announce changes from anywhere. The runtime offers no question "is this the main
/// actor?", and off Apple's platforms the main actor need not run on the main thread. So a graph notes the thread on which it
/// runs views and their closures; an announcement from that thread, or from the main thread, comes from the main actor.
package enum MainThread {
  /// The thread that is inside ``running(_:)``; 0 when none is.
  private static let current = Atomic<UInt>(0)

  /// Notes, while `body` runs, that this thread is on the main actor.
  @MainActor
  static func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current.exchange(identity, ordering: .relaxed)
    defer { current.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// Runs `operation` before returning if the caller is known to be on the main actor, and soon afterwards otherwise.
  package static func perform(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if current.load(ordering: .relaxed) == identity || Thread.isMainThread {
      MainActor.assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  private static var identity: UInt { UInt(bitPattern: pthread_self().hashValue) }
}
