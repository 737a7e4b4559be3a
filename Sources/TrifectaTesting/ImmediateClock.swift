import Foundation
import Trifecta

/// A clock by which nobody waits: a sleep moves the time to its deadline and returns.
///
/// For tests and previews to which it does not matter how long something takes. Where the order of waits matters, or
/// something repeats for ever, use a ``TestClock``.
///
/// It is `@unchecked Sendable` because its only mutable state is the time, and every access to it holds the lock.
public final class ImmediateClock: Clock, @unchecked Sendable {
  /// A point in the clock's time.
  public typealias Instant = TestClock.Instant

  private let lock = NSLock()
  private var time = Instant()

  /// Creates a clock that stands at its beginning.
  public init() {}

  /// The latest deadline that anybody has slept until.
  public var now: Instant { lock.withLock { time } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to `deadline`, if it is in the future, and lets other tasks run for a moment.
  ///
  /// - Parameters:
  ///   - deadline: the time to stand at.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, isolation: nil)
  }

  private func sleep(until deadline: Instant, isolation: isolated (any Actor)?) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock: StayingClock {
  package func stay(for duration: Duration, isolation: isolated (any Actor)?) async throws {
    try await sleep(until: now.advanced(by: duration), isolation: isolation)
  }
}
