/// A time that goes on, in words.
struct TickingText: TextSource, Equatable {
  enum Style: Hashable {
    /// `2 hr, 23 min`.
    case relative
    /// `+2 hours`.
    case offset
    /// `2:32`.
    case timer
  }

  /// The time from or until now; between two others, the time from the first or until the second.
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

  /// How much time it is, and when that changes; `nil` where it does not any more.
  private func measure(at now: Date) -> (seconds: Double, next: Date?) {
    switch reference {
    case .date(let date):
      let seconds = now.timeIntervalSince(date)
      // At the next whole second from the date, so that it is a whole number then; of hours, words tell minutes at the most.
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
    // Beyond this a duration in whole seconds is no number any more.
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
  /// Shows the time that is left of a span, or that has passed of it: `2:32`. It goes on by itself.
  ///
  /// - Parameters:
  ///   - timerInterval: from when until when.
  ///   - pauseTime: when it stops to go on; `nil` for never.
  ///   - countsDown: whether the time that is left is shown.
  ///   - showsHours: whether hours are told apart from minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TickingText(
        reference: .interval(timerInterval, pause: pauseTime, countsDown: countsDown), style: .timer,
        showsHours: showsHours))
  }
}
