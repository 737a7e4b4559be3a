extension Clock<Duration> {
  /// Waits for a time that counts from this call, without leaving the caller's actor before.
  ///
  /// In an effect it takes the place of the standard library's `sleep(for:tolerance:)`, which first leaves for another
  /// thread and counts from when it gets there. By a test's clock the difference matters: the effect sleeps as soon as it
  /// has said so, and a test that advances the clock cannot be quicker.
  ///
  /// - Parameters:
  ///   - duration: how long to wait. A time that is not positive is over at once.
  ///   - isolation: the actor to stay on; leave it to its default.
  /// - Throws: `CancellationError` when the task is cancelled, and what the clock throws.
  public func sleep(for duration: Duration, isolation: isolated (any Actor)? = #isolation) async throws {
    if let clock = self as? any StayingClock {
      try await clock.stay(for: duration, isolation: isolation)
    } else {
      try await sleep(until: now.advanced(by: duration), tolerance: nil)
    }
  }

  /// As ``Clock/sleep(for:isolation:)``, and throws for a task that is cancelled already.
  @MainActor
  package func wait(for duration: Duration) async throws {
    try await sleep(for: duration)
    // A sleeper may have been woken just before it was cancelled.
    try Task.checkCancellation()
  }

  /// Tells the time since this call.
  package func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

/// A clock whose sleepers need not leave their actor to fall asleep: a test's.
package protocol StayingClock {
  /// Waits for a time that counts from this call, on the given actor throughout.
  func stay(for duration: Duration, isolation: isolated (any Actor)?) async throws
}
