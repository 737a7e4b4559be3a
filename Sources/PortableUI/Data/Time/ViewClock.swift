import Tracking

/// A clock for views. It invalidates views at the dates that they request.
@MainActor
package final class ViewClock {
  /// The clock that follows the system time.
  package static let system = ViewClock(isRunning: true)

  private struct Alarm {
    let date: Date
    /// Whether the evaluation at this date shows a step of an animation. Hosts then interpolate until the next step.
    let isStep: Bool
    let source: Source
  }

  private let isRunning: Bool
  /// Whether custom animatable values are animated in steps. If not, they change immediately.
  package let takesSteps: Bool
  private var manualDate: Date
  /// The pending alarms, earliest first.
  private var alarms: [Alarm] = []
  private var sleeper: (date: Date, task: Task<Void, Never>)?
  /// The repeating timers of a manual clock, whose time changes only when it is advanced.
  package let timers = ManualTimers()

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - isRunning: Whether the clock follows the system time. Otherwise its time changes only when it is advanced.
  ///   - takesSteps: Whether animations take time, or `nil` for the value of `isRunning`.
  ///   - date: The initial time of a manual clock.
  package init(isRunning: Bool = false, takesSteps: Bool? = nil, startingAt date: Date = Date()) {
    manualDate = date
    self.isRunning = isRunning
    self.takesSteps = takesSteps ?? isRunning
    timers.advance(to: manualDate)
  }

  /// The current time.
  package var now: Date { isRunning ? Date() : manualDate }

  /// Schedules an alarm that invalidates the view that is being evaluated. If the date has passed, the alarm fires
  /// soon. O(log n) in the number of dates with alarms, and O(n) for the first alarm of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - isStep: Whether the evaluation at the date shows a step of an animation. Hosts then interpolate until the next
  ///     step.
  package func wake(at date: Date, isStep: Bool = false) {
    // Limit the frequency, because more frequent updates would keep a processor and a connection busy.
    var date = max(date, now + Self.shortest)
    // Round the date up, so that the alarms of many visitors share one wakeup.
    if isRunning {
      date = Date(
        timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / Self.shortest).rounded(.up)
          * Self.shortest)
    }
    var index = index(of: date)
    while index < alarms.endIndex, alarms[index].date == date, alarms[index].isStep != isStep { index += 1 }
    if index == alarms.endIndex || alarms[index].date != date {
      alarms.insert(Alarm(date: date, isStep: isStep, source: Source()), at: index)
    }
    alarms[index].source.access()
    sleep()
  }

  /// Advances the time of a manual clock. All due alarms fire at once. Then the due timers fire, earliest first.
  ///
  /// - Parameter seconds: The interval. Values that are not positive have no effect.
  package func advance(by seconds: TimeInterval) {
    guard seconds > 0 else { return }
    manualDate += seconds
    ring()
    timers.advance(to: manualDate)
  }

  /// The date of the next alarm or timer, or `nil` if there is none.
  package var nextAlarm: Date? {
    [alarms.first { $0.source.isObserved }?.date, timers.nextDate].compactMap(\.self).min()
  }

  /// Returns the index of the first alarm at a date or later, which is also the index for inserting an alarm.
  private func index(of date: Date) -> Int {
    var range = alarms.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = alarms[middle].date < date ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func ring() {
    let now = now
    let due = alarms.prefix { $0.date <= now }
    // Also removes the later alarms of views that no longer exist, or that have been evaluated since. `wake` does not
    // do this, because views call it much more often than alarms fire.
    alarms.removeAll { $0.date <= now || !$0.source.isObserved }
    batch { for alarm in due where !alarm.isStep { alarm.source.notify() } }
    let steps = due.filter { $0.isStep && $0.source.isObserved }
    if !steps.isEmpty {
      withTransaction(Transaction(animation: .linear(duration: Self.shortest))) {
        for step in steps { step.source.notify() }
      }
    }
    sleep()
  }

  private func sleep() {
    guard isRunning else { return }
    guard let first = alarms.first, first.date != sleeper?.date else { return }
    sleeper?.task.cancel()
    let seconds = min(first.date.timeIntervalSince(now), Self.longest)
    let task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(5))
      guard !Task.isCancelled, let self else { return }
      sleeper = nil
      ring()
    }
    sleeper = (first.date, task)
  }

  /// The minimum interval between two evaluations, in seconds.
  package static let shortest = 0.05
  /// The maximum duration of one sleep: a day, in seconds. After each sleep, the time is checked again, because the
  /// system may have been suspended.
  private static let longest = 86_400.0
}

private struct ViewClockKey: EnvironmentKey {
  static var defaultValue: ViewClock? { nil }
}

extension EnvironmentValues {
  /// The clock of the view.
  @MainActor
  package var viewClock: ViewClock {
    get { self[ViewClockKey.self] ?? .system }
    set { self[ViewClockKey.self] = newValue }
  }
}
