/// The time of a route that runs.
struct RunningTimer: Sendable {
  var ticket: MachineTicket
  /// What was left of it when it was started last.
  var left: Duration
  /// How long ago that was, by the clock that it runs by; `nil` if it does not run.
  var elapsed: (@Sendable () -> Duration)?

  /// What is left of it now.
  var leftNow: Duration { Swift.max(.zero, left - (elapsed?() ?? .zero)) }
}

/// How long ago now is, by a clock.
func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
