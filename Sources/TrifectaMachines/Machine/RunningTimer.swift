/// The running timer of a delayed transition.
struct RunningTimer: Sendable {
  var activation: MachineActivation
  /// The remaining time at the moment at which the timer was last started.
  var left: Duration
  /// Returns the time since the timer was last started, by the timer's clock; `nil` if the timer is not running.
  var elapsed: (@Sendable () -> Duration)?

  /// The remaining time.
  var leftNow: Duration { Swift.max(.zero, left - (elapsed?() ?? .zero)) }
}

/// Returns a closure that measures the time since the call.
func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
