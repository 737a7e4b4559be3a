import PortableCombine
import Synchronization

/// The repeating timers of a manual clock, whose time changes only when it is advanced.
package final class ManualTimers: TimerClock {
  private struct Entry {
    let number: Int
    let interval: TimeInterval
    var next: Date
    let action: @Sendable (Date) -> Void
  }

  private struct State {
    var now = Date()
    var newest = 0
    var entries: [Entry] = []
  }

  // `Mutex`, because timers may be scheduled on any thread.
  private let state = Mutex(State())

  /// The current time.
  package var now: Date { state.withLock { $0.now } }

  /// The date of the next timer, or `nil` if there is none.
  package var nextDate: Date? { state.withLock { $0.entries.lazy.map(\.next).min() } }

  /// Schedules a repeating action, which runs as the clock is advanced.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds, at least a millisecond.
  ///   - action: A closure that receives the time.
  /// - Returns: A handle that cancels the timer.
  package func schedule(
    every interval: TimeInterval, _ action: @escaping @Sendable (Date) -> Void
  ) -> any Cancellable {
    let interval = interval > Self.shortest ? interval : Self.shortest
    let number = state.withLock { state in
      state.newest += 1
      let entry = Entry(number: state.newest, interval: interval, next: state.now + interval, action: action)
      state.entries.append(entry)
      return entry.number
    }
    return AnyCancellable { [weak self] in self?.cancel(number) }
  }

  /// Advances the time and runs the due actions, earliest first.
  func advance(to date: Date) {
    while let (due, action) = takeDue(by: date) { action(due) }
    state.withLock { $0.now = date }
  }

  private func takeDue(by date: Date) -> (Date, @Sendable (Date) -> Void)? {
    state.withLock { state in
      guard let index = state.entries.indices.min(by: { state.entries[$0].next < state.entries[$1].next }),
        state.entries[index].next <= date
      else { return nil }
      let due = state.entries[index].next
      state.now = due
      state.entries[index].next += state.entries[index].interval
      return (due, state.entries[index].action)
    }
  }

  private func cancel(_ number: Int) {
    state.withLock { $0.entries.removeAll { $0.number == number } }
  }

  private static let shortest = 0.001
}
