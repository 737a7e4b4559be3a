import Locking

/// Counts the tasks that have been resumed or are falling asleep, and whose progress cannot be observed at the moment.
///
/// A resumed task passes through the thread pool before it is back on its actor, and how long that takes depends on the
/// load of the machine. The clocks and stores of tests therefore wait until the count is zero.
package enum TransientTasks {
  private static let number = Locked(0)

  /// The number of such tasks, of all stores and clocks.
  package static var count: Int { number.withLock { $0 } }

  package static func begin() { number.withLock { $0 += 1 } }

  package static func end() { number.withLock { $0 -= 1 } }
}
