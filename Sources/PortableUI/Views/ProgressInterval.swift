/// The time of which a progress view shows how much has passed.
struct ProgressInterval {
  let range: ClosedRange<Date>
  let countsDown: Bool

  /// The moments at which it is another, up to its end: once a second, and in short times a hundred times in all.
  struct Schedule: TimelineSchedule {
    let range: ClosedRange<Date>

    func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let step = min(1, max(length / 100, 0.05))
      var moments = PeriodicTimelineSchedule(from: range.lowerBound, by: step).entries(from: startDate, mode: mode)
      let end = range.upperBound
      return sequence(first: min(moments.next() ?? end, end)) { $0 < end ? min($0 + step, end) : nil }
    }
  }

  var schedule: Schedule { Schedule(range: range) }

  /// How much is to be seen, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// How much of a time has passed, or is left, below a ``ProgressView`` of a time.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A clock that goes.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
