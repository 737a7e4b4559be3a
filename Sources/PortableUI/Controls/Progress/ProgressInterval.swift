/// The date range of a progress view that advances with time.
struct ProgressInterval {
  let range: ClosedRange<Date>
  let countsDown: Bool

  /// The dates at which the fraction changes. The interval between two dates is one second. In ranges shorter than 100
  /// seconds, it is a hundredth of the range, but at least 0.05 seconds. The last entry is the end of the range.
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

  /// Returns the elapsed fraction of the range, or the remaining fraction if the interval counts down, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// The default current value label of a ``ProgressView`` with a date range: the elapsed or remaining time.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A text that counts up or down.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}
