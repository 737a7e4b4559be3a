import Locking

/// Tasks that have been told to go on, or are falling asleep: for a moment nobody can see what they will do.
///
/// A task that is resumed goes through the thread pool before it is back on its actor, and how long that takes depends on
/// what else the machine does. So the clocks and stores of tests do not guess: they wait until no task is on that way.
package enum TasksInMotion {
  private static let number = Locked(0)

  /// How many there are, of all stores and clocks.
  package static var count: Int { number.withLock { $0 } }

  package static func begin() { number.withLock { $0 += 1 } }

  package static func end() { number.withLock { $0 -= 1 } }
}
