/// A clock that replaces the system clock for timers. It applies to timers that are connected while it is current.
package protocol TimerClock: Sendable {
  /// The current time.
  var now: Date { get }

  /// Calls a closure periodically.
  ///
  /// - Parameters:
  ///   - interval: the interval between calls in seconds.
  ///   - action: the closure, called with the current time.
  /// - Returns: an object that ends the calls when it is cancelled.
  func schedule(every interval: TimeInterval, _ action: @escaping @Sendable (Date) -> Void) -> any Cancellable
}

/// The clock for timers that are connected in the current task.
package enum TimerClocks {
  /// The current clock, or `nil` for the system clock.
  @TaskLocal package static var current: (any TimerClock)?
}
