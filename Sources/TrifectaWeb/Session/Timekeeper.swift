/// The time as sessions see it, so that tests can move it.
struct Timekeeper: Sendable {
  /// The time since some moment in the past.
  var now: @Sendable () -> Duration
  /// Waits. Throws when its task is cancelled.
  var sleep: @Sendable (Duration) async throws -> Void

  /// The machine's own steady clock.
  static let live: Timekeeper = {
    let clock = ContinuousClock()
    let start = clock.now
    return Timekeeper(now: { start.duration(to: clock.now) }, sleep: { try await clock.sleep(for: $0) })
  }()
}
