/// Whether a view is to be up to date at each moment of its schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// It is.
  case normal
  /// Less often would do.
  case lowFrequency
}

/// The moments at which a view is made anew.
public protocol TimelineSchedule {
  /// The moments, earliest first.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Whether the view is to be up to date at each moment.
  typealias Mode = TimelineScheduleMode

  /// The moments from a time on. The first may be before it: what is shown until the second comes.
  ///
  /// - Parameters:
  ///   - startDate: from when on.
  ///   - mode: whether the view is to be up to date at each moment.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments that are equally far apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: one of the moments.
  ///   - interval: how far apart they are, in seconds; at least a twentieth of one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isNaN ? 1 : min(max(interval, 0.05), 1e9)
  }

  /// The moments, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next moment.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  /// The last moment before a time, and those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: count > 0 ? start + count * interval : start, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// The beginning of the minute, and of those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that a program says.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  ///
  /// - Parameter dates: the moments, earliest first.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Moments for what moves: as many as there is need for, up to twenty a second.
///
/// Each of them is evaluated and sent by the program. What only moves from here to there is better animated, which costs nothing
/// on the way.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: how far apart the moments are at least, in seconds; `nil` for a twentieth of one.
  ///   - paused: whether there are no more of them.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 0.05
    isPaused = paused
  }

  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var entries: PeriodicTimelineSchedule.Entries
    fileprivate var count: Int

    /// The next moment.
    public mutating func next() -> Date? {
      guard count > 0 else { return nil }
      count -= 1
      return entries.next()
    }
  }

  /// The moments from a time on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      entries: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode),
      count: isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments that are equally far apart.
  ///
  /// - Parameters:
  ///   - startDate: one of the moments.
  ///   - interval: how far apart they are, in seconds; at least a twentieth of one.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Twenty moments a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Moments for what moves.
  ///
  /// - Parameters:
  ///   - minimumInterval: how far apart they are at least, in seconds; `nil` for a twentieth of one.
  ///   - paused: whether there are no more of them.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that a program says.
  ///
  /// - Parameter dates: the moments, earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
