import PortableCombine
import Synchronization

/// The timers of a clock that stands still until it is advanced.
package final class StandingTimers: TimerClock {
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

  // Timers are connected from any thread.
  private let state = Mutex(State())

  /// The time.
  package var now: Date { state.withLock { $0.now } }

  /// When the next one is due; `nil` where there is none.
  package var nextDate: Date? { state.withLock { $0.entries.lazy.map(\.next).min() } }

  /// Runs an action again and again, as the clock is advanced.
  ///
  /// - Parameters:
  ///   - interval: how many seconds are between two times; a millisecond at least.
  ///   - action: is given the time.
  /// - Returns: what ends it.
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

  /// Runs what is due, earliest first.
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
