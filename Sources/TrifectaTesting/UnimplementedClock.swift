import IssueReporting

/// A clock that fails the test if code sleeps on it.
///
/// Use it to prove that a feature does not wait.
///
/// ```swift
/// TestStore(initialState: Search.State()) { Search() } withDependencies: {
///   $0.continuousClock = UnimplementedClock("the debouncing clock")
/// }
/// ```
///
/// The clock's time stays at zero. A sleep reports the failure and returns immediately, so that the test continues.
public struct UnimplementedClock: Clock {
  /// An instant of the clock.
  public typealias Instant = TestClock.Instant

  private let name: String

  /// Creates a clock.
  ///
  /// - Parameter name: the name of the clock in failures.
  public init(_ name: String = "UnimplementedClock") {
    self.name = name
  }

  /// The clock's start. Reading it is not a failure, because code that sleeps for a duration reads the time first.
  public var now: Instant { Instant() }

  /// Zero, because the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Reports a failure that names the clock and the sleeping task, and returns immediately. The task of an effect has
  /// the effect's name.
  ///
  /// - Parameters:
  ///   - deadline: the deadline, which the failure reports as the duration of the sleep.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportIssue(
      """
      The clock "\(name)" is not implemented, but \(Self.currentTask) slept on it for \(deadline.offset).

      If the feature may sleep here, inject a TestClock or an ImmediateClock in the test.
      """
    )
    try Task.checkCancellation()
  }

  private static var currentTask: String {
    guard #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), let name = Task.name else {
      return "a task without a name"
    }
    return "the task \"\(name)\""
  }
}
