extension Clock<Duration> {
  /// Waits for a duration that starts with this call. The call does not leave the caller's actor before the sleep
  /// begins.
  ///
  /// Use it in effects instead of the standard library's `sleep(for:tolerance:)`, which first switches to another
  /// thread and measures the duration from there. With a test clock the difference matters: the effect is asleep as
  /// soon as it has called this method, so the test cannot advance the clock too early.
  ///
  /// - Parameters:
  ///   - duration: how long to wait. With zero or a negative duration the call returns immediately.
  ///   - isolation: the actor to stay on; the caller's by default.
  /// - Throws: `CancellationError` if the task is cancelled, and errors of the clock.
  public func sleep(for duration: Duration, isolation: isolated (any Actor)? = #isolation) async throws {
    if let clock = self as? any ActorIsolatedClock {
      try await clock.sleepOnActor(for: duration, isolation: isolation)
    } else {
      try await sleep(until: now.advanced(by: duration), tolerance: nil)
    }
  }

  /// Waits like ``Clock/sleep(for:isolation:)``, but also throws if the task is already cancelled.
  @MainActor
  package func wait(for duration: Duration) async throws {
    try await sleep(for: duration)
    // The clock may have ended the sleep normally just before the task was cancelled.
    try Task.checkCancellation()
  }

  /// Returns a closure that returns the time since this call.
  package func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

/// A clock on which tasks can fall asleep without leaving their actor. The clocks for tests conform.
package protocol ActorIsolatedClock {
  /// Waits for a duration that starts with this call, staying on the given actor.
  func sleepOnActor(for duration: Duration, isolation: isolated (any Actor)?) async throws
}
