import ViewGraph

/// A view that is made anew at certain moments.
@MainActor @preconcurrency
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made of.
  public struct Context {
    /// How often the view is made anew.
    public enum Cadence: Comparable, Sendable {
      /// Many times a second.
      case live
      /// About once a second.
      case seconds
      /// About once a minute, or less often.
      case minutes
    }

    /// The moment of the schedule.
    public let date: Date
    /// How often the view is made anew.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: @MainActor (TimelineViewDefaultContext) -> Content
  @Environment(\.viewClock) private var clock
}

/// What the content of a ``TimelineView`` is made of, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, GraphContent where Content: View {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - schedule: when it is made anew; at most twenty times a second.
  ///   - content: makes the view of the moment.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping @MainActor (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The view of the moment.
  public var body: some View {
    let (date, next) = moments
    if let next { clock.wake(at: next) }
    return content(TimelineViewDefaultContext(date: date, cadence: cadence(date, next)))
  }

  /// The last moment that has come, or the first of all; and the one after it. A schedule whose moments lie far back is not
  /// followed to its end.
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
