/// The clock that features wait by. A test without a clock of its own that waits fails, and waits for real.
private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let dependencyName = #"\.continuousClock"#
}

extension DependencyValues {
  /// The clock that features wait by: `ContinuousClock` in an app, a `TestClock` where a test sets one.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}
