import Foundation
import Trifecta

/// A clock whose time a test moves.
///
/// Give it to a feature as its `continuousClock`. Whoever sleeps wakes up when the test has advanced the clock far
/// enough, in order of deadline; nothing waits for real.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Search.State()) { Search() } withDependencies: { $0.continuousClock = clock }
/// await store.send(.queryChanged("s")) { $0.query = "s" }
/// await clock.advance(by: .milliseconds(300))
/// await store.receive(.responseReceived(["Swift"])) { $0.results = ["Swift"] }
/// ```
///
/// It is `@unchecked Sendable` because its only mutable state is the sleepers, and every access to them holds the lock.
public final class TestClock: Clock, @unchecked Sendable {
  /// A point in a test clock's time.
  public struct Instant: InstantProtocol {
    /// How long after the clock's beginning.
    public let offset: Duration

    /// Creates a point in time.
    ///
    /// - Parameter offset: how long after the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The point `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this point to `other`.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one point is before the other.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private let lock = NSLock()
  private var sleepers = Sleepers<CheckedContinuation<Void, any Error>>()

  /// Creates a clock that stands at its beginning.
  public init() {}

  /// The time, which only the test moves.
  public var now: Instant { lock.withLock { sleepers.now } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Waits until the test has advanced the clock to `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: the time to wake up at. One that is not in the future returns at once.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, isolation: nil)
  }

  /// Falls asleep, and goes on, on the given actor.
  private func sleep(until deadline: Instant, isolation: isolated (any Actor)?) async throws {
    let id = lock.withLock { sleepers.makeID() }
    defer { lock.withLock { sleepers.end(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
        switch lock.withLock({ sleepers.sleep(id, until: deadline, continuation) }) {
        case .sleeps: break
        case .isDue: continuation.resume()
        case .isCancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      lock.withLock { sleepers.cancel(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock and gives those who wake up time to run on until they sleep again or end.
  ///
  /// When that is can only be guessed: before it moves, and after each deadline, the clock lets other tasks run for
  /// twelve rounds through the main actor and the threads. Work that needs more, or that waits for something else than
  /// this clock, may still be running when this returns: receive the action that it sends, or await the handle that
  /// `send` has returned.
  ///
  /// - Parameter duration: how far.
  @MainActor
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a point in time, stopping at each deadline on the way; see ``advance(by:)``.
  ///
  /// - Parameter deadline: the time to stand at afterwards.
  @MainActor
  public func advance(to deadline: Instant) async {
    await settle()
    while let continuation = lock.withLock({ sleepers.wakeNext(upTo: deadline) }) {
      continuation.resume()
      await settle()
    }
  }

  /// Advances the clock until nobody sleeps; see ``advance(by:)``. Does not return while somebody always sleeps again.
  @MainActor
  public func run() async {
    await settle()
    while let next = lock.withLock({ sleepers.nextDeadline }) {
      await advance(to: next)
    }
  }
}

extension TestClock: StayingClock {
  package func stay(for duration: Duration, isolation: isolated (any Actor)?) async throws {
    try await sleep(until: now.advanced(by: duration), isolation: isolation)
  }
}
