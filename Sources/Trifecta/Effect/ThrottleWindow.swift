/// The time after a throttled effect has started in which no other with the same id starts.
@MainActor
struct ThrottleWindow {
  private let elapsed: () -> Duration
  private let duration: Duration
  /// What waits for the window's end, if anything does.
  weak var waiting: EffectRun?

  init(_ duration: Duration, _ clock: any Clock<Duration>) {
    self.elapsed = clock.stopwatch()
    self.duration = duration
  }

  var remaining: Duration { duration - elapsed() }

  var isOver: Bool { remaining <= .zero && waiting?.isRunning != true }
}

extension Node {
  /// Opens a window, and forgets those that are over whenever there is no room for one more. O(1) amortised.
  func openThrottleWindow(_ id: EffectID, _ duration: Duration, _ clock: any Clock<Duration>) {
    if throttleWindows.count == throttleWindows.capacity {
      throttleWindows = throttleWindows.filter { !$0.value.isOver }
    }
    throttleWindows[id] = ThrottleWindow(duration, clock)
  }
}
