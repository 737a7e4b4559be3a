import ViewGraph

/// A view that updates according to a schedule.
@MainActor @preconcurrency
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The data for the content of a timeline view.
  public struct Context {
    /// The rate of updates.
    public enum Cadence: Comparable, Sendable {
      /// The view updates several times per second.
      case live
      /// The view updates about once per second.
      case seconds
      /// The view updates about once per minute, or less often.
      case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// The rate of updates.
    public let cadence: Cadence

    /// Invalidates the content that was created in advance. It has no effect, because content is created when it is
    /// shown.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: @MainActor (TimelineViewDefaultContext) -> Content
  @Environment(\.viewClock) private var clock
}

/// The data for the content of a ``TimelineView`` with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, GraphContent where Content: View {
  /// Creates a timeline view.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates, at most 20 per second.
  ///   - content: A closure that creates the content for a date.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping @MainActor (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the current date.
  public var body: some View {
    let (date, next) = moments
    if let next { clock.wake(at: next) }
    return content(TimelineViewDefaultContext(date: date, cadence: cadence(date, next)))
  }

  /// The current date of the schedule and the next one. The current date is the latest date that has passed, or the
  /// first date if none has passed. Only the first 10,000 dates of a schedule are considered.
  private var moments: (Date, next: Date?) {
    let now = clock.now
    var last: Date?
    for date in schedule.entries(from: now, mode: .normal).prefix(10_000) {
      if date > now { return (last ?? date, date) }
      last = date
    }
    return (last ?? now, nil)
  }

  private func cadence(_ date: Date, _ next: Date?) -> TimelineViewDefaultContext.Cadence {
    switch next?.timeIntervalSince(date) ?? .infinity {
    case ..<1: .live
    case ..<60: .seconds
    default: .minutes
    }
  }
}
