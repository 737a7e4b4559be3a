import Foundation

/// A clock for sessions, which tests can control.
struct Timekeeper: Sendable {
  /// Returns the time since a fixed moment in the past.
  var now: @Sendable () -> Duration
  /// Sleeps for a duration. Throws if the task is cancelled.
  var sleep: @Sendable (Duration) async throws -> Void
  /// Returns the current date, for times that another process compares.
  var date: @Sendable () -> Date = { Date() }

  /// The system's monotonic clock.
  static let live: Timekeeper = {
    let clock = ContinuousClock()
    let start = clock.now
    return Timekeeper(now: { start.duration(to: clock.now) }, sleep: { try await clock.sleep(for: $0) })
  }()
}
