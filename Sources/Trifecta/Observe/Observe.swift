import IssueReporting
import Tracking

/// Runs `apply` now, and again whenever a value that it read from a store has changed.
///
/// Use it to observe a store outside of views. Each run replaces the dependencies of the previous one. After a change
/// it runs before `send` returns, once per batch of actions. Properties of views, such as `@State`, are not
/// dependencies.
///
/// ```swift
/// let token = observe { label.text = store.title }
/// ```
///
/// If `apply` changes a value that it reads, for example by sending an action, it runs again. After 100 runs because of
/// one change, the observation ends and an issue is reported.
///
/// - Parameters:
///   - apply: reads from stores and uses the values.
///   - fileID: the file ID of reported issues.
///   - filePath: the file path of reported issues.
///   - line: the line of reported issues.
///   - column: the column of reported issues.
/// - Returns: the observation. It ends when the token is cancelled or released.
@MainActor
public func observe(
  _ apply: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> ObservationToken {
  let runs = RunCount()
  return ObservationToken {
    // Without a read, the observer has no dependencies and does not run again.
    guard runs.isBelowLimit() else {
      return reportIssue(
        """
        An observation ended after \(RunCount.limit) runs because of one change: the closure of 'observe' changes a value \
        that it reads, so each run causes another one. Change the value in a reducer or an effect, or only under a \
        condition that becomes false.
        """, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    apply()
  }
}

/// The number of times that an observation has run because of one change.
@MainActor
private final class RunCount {
  static let limit = 100

  private var change: UInt64 = 0
  private var runs = 0

  /// Counts a run. Returns whether the number of runs because of the current change is within the limit.
  func isBelowLimit() -> Bool {
    if change != changeNumber { (change, runs) = (changeNumber, 0) }
    runs += 1
    return runs <= Self.limit
  }
}

/// An observation started by `observe`. Releasing the token ends it: immediately on the main actor, soon after
/// elsewhere.
@MainActor
public final class ObservationToken {
  private let observer: Observer

  init(_ apply: @escaping @MainActor () -> Void) {
    observer = Observer.repeating(apply)
  }

  deinit {
    runOnMainActor { [observer] in observer.cancel() }
  }

  /// Ends the observation. Cancelling twice has no effect.
  public func cancel() {
    observer.cancel()
  }
}
