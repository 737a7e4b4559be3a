/// A clock that timers go by which are connected under it, in the place of the system's.
package protocol TimerClock: Sendable {
  /// The time.
  var now: Date { get }

  /// Runs an action again and again.
  ///
  /// - Parameters:
  ///   - interval: how many seconds are between two times.
  ///   - action: is given the time.
  /// - Returns: what ends it.
  func schedule(every interval: TimeInterval, _ action: @escaping @Sendable (Date) -> Void) -> any Cancellable
}

/// The clock of whoever connects a timer.
package enum TimerClocks {
  /// `nil` for the system's.
  @TaskLocal package static var current: (any TimerClock)?
}
