import Foundation
import Trifecta

/// A clock that never waits: a sleep advances the time to its deadline and returns.
///
/// Use it in tests and previews in which durations do not matter. If the order of waits matters, or a sleep repeats
/// forever, use a ``TestClock``.
///
/// It is `@unchecked Sendable` because its only mutable state is the time, which is accessed only under the lock.
public final class ImmediateClock: Clock, @unchecked Sendable {
  /// An instant of the clock.
  public typealias Instant = TestClock.Instant

  private let lock = NSLock()
  private var time = Instant()

  /// Creates a clock at time zero.
  public init() {}

  /// The latest deadline of any sleep so far.
  public var now: Instant { lock.withLock { time } }

  /// Zero, because the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Advances the time to `deadline`, if it is in the future, and yields once to other tasks.
  ///
  /// - Parameters:
  ///   - deadline: the time to advance to.
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

extension ImmediateClock: ActorIsolatedClock {
  package func sleepOnActor(for duration: Duration, isolation: isolated (any Actor)?) async throws {
    try await sleep(until: now.advanced(by: duration), isolation: isolation)
  }
}
