/// A text source that shows an elapsed or remaining time and updates itself.
struct TickingText: TextSource, Equatable {
  enum Style: Hashable {
    /// `2 hr, 23 min`.
    case relative
    /// `+2 hours`.
    case offset
    /// `2:32`.
    case timer
  }

  /// The reference of the displayed time. With a date, the text shows the time until or since the date. With an
  /// interval, it shows the time since the beginning or until the end of the interval.
  enum Reference: Hashable {
    case date(Date)
    case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool)
  }

  let reference: Reference
  let style: Style
  var showsHours = true

  func append(to resolver: inout TextResolver) {
    let clock = resolver.values.viewClock
    let now = clock.now
    let (seconds, next) = measure(at: now)
    if let next { clock.wake(at: next) }
    resolver.append(words(for: seconds, resolver.values.locale))
  }

  /// Returns the time to display, and the date of its next change; the date is `nil` if the time no longer changes.
  private func measure(at now: Date) -> (seconds: Double, next: Date?) {
    switch reference {
    case .date(let date):
      let seconds = now.timeIntervalSince(date)
      // Updates are aligned to whole seconds from the date. From one hour on, only the timer style shows seconds, so
      // the other styles change once a minute.
      let step = style == .timer || abs(seconds) < 3_600 ? 1.0 : 60
      return (seconds, date + ((seconds + 0.01) / step).rounded(.down) * step + step)
    case .interval(let range, let pause, let countsDown):
      let time = min(max(min(now, pause ?? now), range.lowerBound), range.upperBound)
      let seconds = countsDown ? range.upperBound.timeIntervalSince(time) : time.timeIntervalSince(range.lowerBound)
      let isOver = pause.map { $0 <= now } ?? false || now >= range.upperBound
      if isOver { return (seconds, nil) }
      let anchor = countsDown ? range.upperBound : range.lowerBound
      let passed = now.timeIntervalSince(anchor)
      return (seconds, max(anchor + (passed + 0.01).rounded(.down) + 1, range.lowerBound))
    }
  }

  private func words(for seconds: Double, _ locale: Locale) -> String {
    // Limit the size: larger values cannot be represented exactly in whole seconds.
    let size = min(abs(seconds).rounded(), 1e15)
    let duration = Duration.seconds(Int64(size))
    switch style {
    case .timer:
      let isLong = showsHours && size >= 3_600
      return duration.formatted(.time(pattern: isLong ? .hourMinuteSecond : .minuteSecond).locale(locale))
    case .relative:
      return duration.formatted(
        .units(allowed: Self.units(from: size), width: .abbreviated, maximumUnitCount: 2).locale(locale))
    case .offset:
      let words = duration.formatted(
        .units(allowed: Self.units(from: size), width: .wide, maximumUnitCount: 1).locale(locale))
      return (seconds < 0 ? "-" : "+") + words
    }
  }

  private static func units(from seconds: Double) -> Set<Duration.UnitsFormatStyle.Unit> {
    seconds < 60 ? [.seconds] : [.weeks, .days, .hours, .minutes, .seconds]
  }
}

extension Text {
  /// Creates a text that shows the remaining or elapsed time of an interval, such as `2:32`. The text updates itself.
  ///
  /// - Parameters:
  ///   - timerInterval: the interval.
  ///   - pauseTime: the time at which the display stops; `nil` for never.
  ///   - countsDown: whether the remaining time is shown.
  ///   - showsHours: whether hours are shown separately from minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TickingText(
        reference: .interval(timerInterval, pause: pauseTime, countsDown: countsDown), style: .timer,
        showsHours: showsHours))
  }
}
