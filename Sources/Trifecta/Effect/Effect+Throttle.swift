extension Effect {
  /// This effect, started at most once in a time.
  ///
  /// The first starts at once and opens a window. Of those that come before the window ends, one is started at its end,
  /// which opens the next; the others are dropped. While nothing waits for a window's end, nothing runs.
  /// ``cancel(id:)`` cancels the one that waits and those that have begun; it does not close the window.
  ///
  /// ```swift
  /// return save(state.draft).throttle(id: "save", for: .seconds(5), latest: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: what the effects have in common; as for ``cancellable(id:cancelInFlight:)``.
  ///   - duration: how long the window is. Zero and less open none.
  ///   - latest: whether the last one that came is started at the window's end, or else the first that had to wait.
  ///   - clock: what to measure and to wait by; the feature's `continuousClock` dependency if `nil`.
  ///   - fileID: the file reported as the wait's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the wait's place.
  ///   - column: the column reported as the wait's place.
  /// - Returns: the throttled effect.
  public func throttle(
    id: some Hashable & Sendable,
    for duration: Duration,
    latest: Bool,
    clock: (any Clock<Duration>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    guard !isNone else { return self }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let kind = EffectWait.Kind.throttle(EffectID(id), latest: latest)
    return Effect(.wait(EffectWait(kind, for: duration, clock: clock, at: place), self))
  }
}

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
