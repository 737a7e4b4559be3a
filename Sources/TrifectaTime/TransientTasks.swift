import Locking

/// Counts the tasks whose progress cannot be observed at the moment, because they were just resumed or are falling
/// asleep.
///
/// A resumed task passes through the thread pool before it runs on its actor again. How long that takes depends on the
/// load of the machine. So the clocks and stores of tests wait until the count is zero.
package enum TransientTasks {
  private static let number = Locked(0)

  /// The number of such tasks of all stores and clocks.
  package static var count: Int { number.withLock { $0 } }

  package static func begin() { number.withLock { $0 += 1 } }

  package static func end() { number.withLock { $0 -= 1 } }
}
