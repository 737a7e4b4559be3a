import Foundation
import Trifecta

/// A clock that a test advances manually.
///
/// Pass it to a feature as its `continuousClock`. A sleep returns when the test has advanced the clock to the sleep's
/// deadline. Sleeps end in the order of their deadlines. Nothing waits in real time.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Search.State()) { Search() } withDependencies: { $0.continuousClock = clock }
/// await store.send(.queryChanged("s")) { $0.query = "s" }
/// await clock.advance(by: .milliseconds(300))
/// await store.receive(.responseReceived(["Swift"])) { $0.results = ["Swift"] }
/// ```
///
/// It is `@unchecked Sendable` because its only mutable state is the sleepers, which are accessed only under the lock.
public final class TestClock: Clock, @unchecked Sendable {
  /// An instant of a test clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public let offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: the time since the clock's start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant that is later by `duration`.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the time from this instant to `other`.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns whether one instant is before the other.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private let lock = NSLock()
  private var sleepers = Sleepers<CheckedContinuation<Void, any Error>>()

  /// Creates a clock at time zero.
  public init() {}

  /// The current time. Only the test changes it.
  public var now: Instant { lock.withLock { sleepers.now } }

  /// Zero, because the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Waits until the test has advanced the clock to `deadline`. The call does not leave the caller's actor before the
  /// sleep begins.
  ///
  /// - Parameters:
  ///   - deadline: the time to wake up at. If it is not in the future, the call returns immediately.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = lock.withLock { sleepers.makeID() }
    TransientTasks.begin()
    defer {
      lock.withLock { sleepers.end(id) }
      TransientTasks.end()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch lock.withLock({ sleepers.sleep(id, until: deadline, continuation) }) {
        case .sleeps: TransientTasks.end()
        case .isDue: continuation.resume()
        case .isCancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      wake { $0.cancel(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Removes and returns the sleeper to resume next, if there is one.
  private func wake(
    _ take: (inout Sleepers<CheckedContinuation<Void, any Error>>) -> CheckedContinuation<Void, any Error>?
  ) -> CheckedContinuation<Void, any Error>? {
    lock.withLock {
      let sleeper = take(&sleepers)
      if sleeper != nil { TransientTasks.begin() }
      return sleeper
    }
  }

  /// Advances the clock and lets the woken tasks run until they sleep again or end.
  ///
  /// The method reliably waits for tasks that sleep on this clock on the main actor, however busy the machine is:
  /// effects that call `sleep(for:)` of the Trifecta module, and operators such as `delay`, `debounce`, `retry` and
  /// `timeout`. When the method returns, these tasks are asleep again or have ended.
  ///
  /// For other work, waiting is only best effort, because the clock cannot observe it while it moves between threads.
  /// This applies to work off the main actor, to work that waits for something other than this clock, and to tasks that
  /// use the standard library's `sleep(for:tolerance:)`, which leaves the main actor first. Before it advances, and
  /// after each deadline, the clock lets other tasks run for twelve rounds through the main actor and the threads. To
  /// be certain, call ``waitForSleepers(_:fileID:filePath:line:column:)`` first; afterwards receive the action that the
  /// work sends, or await the handle that `send` returned.
  ///
  /// - Parameter duration: how far to advance.
  @MainActor
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to an instant, stopping at each deadline on the way; see ``advance(by:)``.
  ///
  /// - Parameter deadline: the instant to advance to.
  @MainActor
  public func advance(to deadline: Instant) async {
    await settle()
    while let continuation = wake({ $0.wakeNext(upTo: deadline) }) {
      continuation.resume()
      await settle()
    }
  }

  /// Waits until tasks sleep on this clock, so that the test does not advance it too early. Use it for work that does
  /// not sleep on the main actor, such as the closure of a dependency.
  ///
  /// ```swift
  /// await store.send(.searchButtonTapped) { $0.isSearching = true }
  /// await clock.waitForSleepers()
  /// await clock.advance(by: .seconds(3))
  /// ```
  ///
  /// - Parameters:
  ///   - count: the minimum number of sleepers. If there are fewer after one minute of real time, a failure is
  ///     reported.
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  @MainActor
  public func waitForSleepers(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await waitForSleepers(
      count, atMost: .seconds(60), at: FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @MainActor
  func waitForSleepers(_ count: Int, atMost limit: Duration, at location: FailureLocation) async {
    let end = ContinuousClock.now + limit
    while true {
      let sleeping = lock.withLock { sleepers.count }
      guard sleeping < count else { return }
      guard ContinuousClock.now < end else {
        return location.report(Message.awake(sleeping, expected: count, after: limit))
      }
      await settle()
    }
  }

  /// Advances the clock until no task sleeps. Does not return if a task sleeps again forever.
  ///
  /// ``advance(by:)`` describes which tasks this method waits for. If a task is not asleep yet, the method waits for it
  /// only if the task belongs to this test and falls asleep without leaving the main actor.
  @MainActor
  public func run() async {
    await settle()
    while let next = lock.withLock({ sleepers.nextDeadline }) {
      await advance(to: next)
    }
  }
}

extension TestClock: ActorIsolatedClock {
  package func sleepOnActor(for duration: Duration, isolation: isolated (any Actor)?) async throws {
    try await sleep(until: now.advanced(by: duration))
  }
}
