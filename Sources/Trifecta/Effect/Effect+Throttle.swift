extension Effect {
  /// Starts this effect at most once per time window.
  ///
  /// The first effect starts immediately and opens a window. Of the effects that are returned during the window, one
  /// starts when the window ends and opens the next window; the others are dropped. No task runs while no effect is
  /// waiting. ``cancel(id:)`` cancels the waiting effect and the running ones; it does not close the window.
  ///
  /// ```swift
  /// return save(state.draft).throttle(id: "save", for: .seconds(5), latest: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: identifies the effects that are throttled together; see ``cancellable(id:cancelInFlight:)``.
  ///   - duration: the length of the window. With zero or a negative duration the effect is not throttled.
  ///   - latest: whether the last effect returned during a window starts when the window ends; if `false`, the first
  ///     one starts.
  ///   - clock: the clock to measure and wait with; the feature's `continuousClock` dependency if `nil`.
  ///   - fileID: the file reported as the source location of the wait.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the wait.
  ///   - column: the column reported as the source location of the wait.
  /// - Returns: the throttled effect.
  public func throttle(
    id: some Hashable & Sendable,
    for duration: Duration,
    latest: Bool,
    clock: (any Clock<Duration>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    guard !isNone else { return self }
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let kind = EffectWait.Kind.throttle(EffectID(id), latest: latest)
    return Effect(.wait(EffectWait(kind, for: duration, clock: clock, at: place), self))
  }
}

/// The time after a throttled effect has started during which no other effect with the same id starts.
@MainActor
struct ThrottleWindow {
  private let elapsed: () -> Duration
  private let duration: Duration
  /// The run that starts its effect at the end of the window, if there is one.
  weak var waiting: EffectRun?

  init(_ duration: Duration, _ clock: any Clock<Duration>) {
    self.elapsed = clock.stopwatch()
    self.duration = duration
  }

  var remaining: Duration { duration - elapsed() }

  var isOver: Bool { remaining <= .zero && waiting?.isRunning != true }
}

extension Node {
  /// Opens a window. Removes expired windows when the dictionary is at capacity. O(1) amortised.
  func openThrottleWindow(_ id: EffectID, _ duration: Duration, _ clock: any Clock<Duration>) {
    if throttleWindows.count == throttleWindows.capacity {
      throttleWindows = throttleWindows.filter { !$0.value.isOver }
    }
    throttleWindows[id] = ThrottleWindow(duration, clock)
  }
}
