import Tracking

/// Tells views what time it is, and has those evaluated again that it is another for.
@MainActor
package final class ViewClock {
  /// The time of the process.
  package static let system = ViewClock(isRunning: true)

  private let isRunning: Bool
  private var standing = Date()
  /// When somebody wants to know, earliest first, and who.
  private var alarms: [(date: Date, source: Source)] = []
  private var sleeper: (date: Date, task: Task<Void, Never>)?

  /// Creates a clock.
  ///
  /// - Parameter isRunning: whether it goes by itself; one that does not stands still until it is advanced.
  package init(isRunning: Bool = false) {
    self.isRunning = isRunning
  }

  /// The time.
  package var now: Date { isRunning ? Date() : standing }

  /// Has whoever reads this evaluated again at a time, or soon where that has come. O(log alarms), and O(alarms) for the first of
  /// its moment.
  ///
  /// - Parameter date: when.
  func wake(at date: Date) {
    // Who asks for more than that would keep a processor and a line busy.
    var date = max(date, now + Self.shortest)
    // Those of many visitors ring together.
    if isRunning {
      date = Date(
        timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / Self.shortest).rounded(.up)
          * Self.shortest)
    }
    let index = index(of: date)
    if index == alarms.endIndex || alarms[index].date != date { alarms.insert((date, Source()), at: index) }
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
  }

  /// When the next one wants to know; `nil` where nobody does.
  package var nextAlarm: Date? { alarms.first { $0.source.isObserved }?.date }

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
    batch { for alarm in due { alarm.source.notify() } }
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
