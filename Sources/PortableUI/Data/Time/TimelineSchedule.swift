/// The required update frequency of a timeline view.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The view updates at every date of the schedule.
  case normal
  /// The view updates less often than the schedule requires.
  case lowFrequency
}

/// A sequence of dates at which a timeline view updates.
public protocol TimelineSchedule {
  /// The type of the sequence of dates, earliest first.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The required update frequency.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from a start date on. The first date may precede the start date. In that case, it is the current
  /// date until the second date is reached.
  ///
  /// - Parameters:
  ///   - startDate: The start date.
  ///   - mode: The required update frequency.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule.
  ///   - interval: The interval in seconds. The minimum is 0.05.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isNaN ? 1 : min(max(interval, 0.05), 1e9)
  }

  /// The infinite sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  /// Returns the last date at or before a start date, and all later dates. If the schedule begins later, all its dates
  /// are returned.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: count > 0 ? start + count * interval : start, interval: interval)
  }
}

/// A schedule at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The infinite sequence of dates.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// Returns the beginning of the current minute, and the beginnings of all later minutes.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  ///
  /// - Parameter dates: The dates, earliest first.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animations, with up to 20 updates per second.
///
/// At each update, the view is evaluated and its changes are sent to the host. For a simple transition, prefer an
/// animation, which the host interpolates.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval in seconds, or `nil` for 0.05.
  ///   - paused: Whether the schedule is paused, so that no further updates occur.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 0.05
    isPaused = paused
  }

  /// The sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var entries: PeriodicTimelineSchedule.Entries
    fileprivate var count: Int

    /// Returns the next date.
    public mutating func next() -> Date? {
      guard count > 0 else { return nil }
      count -= 1
      return entries.next()
    }
  }

  /// Returns the dates from a start date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      entries: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode),
      count: isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule at the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with a fixed interval.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule.
  ///   - interval: The interval in seconds. The minimum is 0.05.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with 20 updates per second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animations.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval in seconds, or `nil` for 0.05.
  ///   - paused: Whether the schedule is paused, so that no further updates occur.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of explicit dates.
  ///
  /// - Parameter dates: The dates, earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
