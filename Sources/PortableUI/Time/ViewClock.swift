import Tracking

/// Tells views what time it is, and has those evaluated again that it is another for.
@MainActor
package final class ViewClock {
  /// The time of the process.
  package static let system = ViewClock(isRunning: true)

  private struct Alarm {
    let date: Date
    /// Whether what is shown then is a step on the way to something, and hosts are to fill the time until the next.
    let isStep: Bool
    let source: Source
  }

  private let isRunning: Bool
  /// Whether values of a program's own are led from one to the next step by step. On a screen on which animations take no time they are
  /// there at once.
  let takesSteps: Bool
  private var standing = Date()
  /// When somebody wants to know, earliest first, and who.
  private var alarms: [Alarm] = []
  private var sleeper: (date: Date, task: Task<Void, Never>)?
  /// What goes on again and again under a clock that stands still.
  package let timers = StandingTimers()

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - isRunning: whether it goes by itself; one that does not stands still until it is advanced.
  ///   - takesSteps: whether animations take time; `nil` where the clock runs.
  package init(isRunning: Bool = false, takesSteps: Bool? = nil) {
    self.isRunning = isRunning
    self.takesSteps = takesSteps ?? isRunning
    timers.advance(to: standing)
  }

  /// The time.
  package var now: Date { isRunning ? Date() : standing }

  /// Has whoever reads this evaluated again at a time, or soon where that has come. O(log alarms), and O(alarms) for the first of
  /// its moment.
  ///
  /// - Parameters:
  ///   - date: when.
  ///   - isStep: whether what is shown then is a step on the way to something: hosts fill the time until the next.
  func wake(at date: Date, isStep: Bool = false) {
    // Who asks for more than that would keep a processor and a line busy.
    var date = max(date, now + Self.shortest)
    // Those of many visitors ring together.
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

  /// Lets time pass on a clock that stands still. It stops at each time that somebody waits for.
  ///
  /// - Parameter seconds: how much; nothing happens for less than nothing.
  package func advance(by seconds: TimeInterval) {
    guard seconds > 0 else { return }
    standing += seconds
    ring()
    timers.advance(to: standing)
  }

  /// When the next one wants to know; `nil` where nobody does.
  package var nextAlarm: Date? {
    [alarms.first { $0.source.isObserved }?.date, timers.nextDate].compactMap(\.self).min()
  }

  /// Where an alarm stands, or would.
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
    alarms.removeFirst(due.count)
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
    alarms.removeAll { !$0.source.isObserved && $0.date < now }
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

  /// The shortest time between two evaluations, in seconds.
  static let shortest = 0.05
  /// A day, in seconds: a system that was asleep is woken to look at the time again.
  private static let longest = 86_400.0
}

private struct ViewClockKey: EnvironmentKey {
  static var defaultValue: ViewClock? { nil }
}

extension EnvironmentValues {
  /// The clock that views go by.
  package var viewClock: ViewClock {
    get { self[ViewClockKey.self] ?? .system }
    set { self[ViewClockKey.self] = newValue }
  }
}
