import IssueReporting

/// A clock that must not be waited by: sleeping by it fails the test.
///
/// For tests that prove that a feature does not wait.
///
/// ```swift
/// TestStore(initialState: Search.State()) { Search() } withDependencies: {
///   $0.continuousClock = UnimplementedClock("the debouncing clock")
/// }
/// ```
///
/// The time stands still at the clock's beginning, and a sleep returns at once, so that the test goes on.
public struct UnimplementedClock: Clock {
  /// A point in the clock's time.
  public typealias Instant = TestClock.Instant

  private let name: String

  /// Creates a clock.
  ///
  /// - Parameter name: what failures call it.
  public init(_ name: String = "UnimplementedClock") {
    self.name = name
  }

  /// The clock's beginning. No failure: code that sleeps for a duration asks for the time first.
  public var now: Instant { Instant() }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Reports a failure that names the clock and the task that sleeps, if it has a name: an effect's task has the
  /// effect's. Returns at once.
  ///
  /// - Parameters:
  ///   - deadline: what the failure mentions as the duration of the sleep.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportIssue(
      """
      The clock "\(name)" is not implemented, and \(Self.currentTask) slept by it for \(deadline.offset).

      If the feature may wait here, give the test a TestClock or an ImmediateClock.
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
