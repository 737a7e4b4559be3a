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

  /// Waits until the test has advanced the clock to `deadline`. Does not leave the caller's actor before it sleeps.
  ///
  /// - Parameters:
  ///   - deadline: the time to wake up at. One that is not in the future returns at once.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = lock.withLock { sleepers.makeID() }
    TasksInMotion.begin()
    defer {
      lock.withLock { sleepers.end(id) }
      TasksInMotion.end()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch lock.withLock({ sleepers.sleep(id, until: deadline, continuation) }) {
        case .sleeps: TasksInMotion.end()
        case .isDue: continuation.resume()
        case .isCancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      wake { $0.cancel(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Takes out who is to be resumed next, if anybody is.
  private func wake(
    _ take: (inout Sleepers<CheckedContinuation<Void, any Error>>) -> CheckedContinuation<Void, any Error>?
  ) -> CheckedContinuation<Void, any Error>? {
    lock.withLock {
      let sleeper = take(&sleepers)
      if sleeper != nil { TasksInMotion.begin() }
      return sleeper
    }
  }

  /// Advances the clock and gives those who wake up time to run on until they sleep again or end.
  ///
  /// What waits on the main actor by this clock is waited for, however busy the machine is: effects that call
  /// `sleep(for:)` as the Trifecta module has it, and operators such as `delay`, `debounce`, `retry` and `timeout`. When
  /// this returns they sleep again, or have ended.
  ///
  /// When other work is done can only be guessed, because nobody can see a task on its way between two threads: work off
  /// the main actor, work that waits for something else than this clock, and who sleeps by the standard library's
  /// `sleep(for:tolerance:)`, which leaves the main actor first. Before it moves, and after each deadline, the clock lets
  /// other tasks run for twelve rounds through the main actor and the threads. To be certain, call
  /// ``waitForSleepers(_:fileID:filePath:line:column:)`` before; afterwards receive the action that the work sends, or
  /// await the handle that `send` has returned.
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
    while let continuation = wake({ $0.wakeNext(upTo: deadline) }) {
      continuation.resume()
      await settle()
    }
  }

  /// Waits until somebody sleeps by this clock, so that advancing it cannot be quicker: for work that does not sleep on
  /// the main actor, as the closure of a dependency may.
  ///
  /// ```swift
  /// await store.send(.searchButtonTapped) { $0.isSearching = true }
  /// await clock.waitForSleepers()
  /// await clock.advance(by: .seconds(3))
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many are to sleep, at least. Fewer after a minute of real time are reported.
  ///   - fileID: the file to which that is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which that is reported.
  ///   - column: the column to which that is reported.
  @MainActor
  public func waitForSleepers(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await waitForSleepers(
      count, atMost: .seconds(60), at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @MainActor
  func waitForSleepers(_ count: Int, atMost limit: Duration, at place: CodePlace) async {
    let end = ContinuousClock.now + limit
    while true {
      let sleeping = lock.withLock { sleepers.count }
      guard sleeping < count else { return }
      guard ContinuousClock.now < end else {
        return place.report(Message.awake(sleeping, expected: count, after: limit))
      }
      await settle()
    }
  }

  /// Advances the clock until nobody sleeps. Does not return while somebody always sleeps again.
  ///
  /// Whom it waits for, and whom it may miss, is described at ``advance(by:)``: a task that this test has started and that
  /// is not yet asleep counts as one that sleeps if it gets there without leaving the main actor.
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
    try await sleep(until: now.advanced(by: duration))
  }
}
