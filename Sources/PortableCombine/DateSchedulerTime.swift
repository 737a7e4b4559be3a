/// A point in time of a scheduler that goes by dates: a run loop's, or an operation queue's.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The point in time.
  public var date: Date

  /// Names a point in time.
  public init(_ date: Date) { self.date = date }

  /// How far another one is from this one.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The point that is so far from this one.
  public func advanced(by amount: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(amount.timeInterval))
  }

  /// How far points in time are from each other.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The seconds.
    public var magnitude: TimeInterval
    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// So many seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// So many seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// So many seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// So many seconds; `nil` where they are no number.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Whether one is shorter than another.
    public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }
    /// The sum.
    public static func + (first: Stride, second: Stride) -> Stride { Stride(first.magnitude + second.magnitude) }
    /// The difference.
    public static func - (first: Stride, second: Stride) -> Stride { Stride(first.magnitude - second.magnitude) }
    /// The product.
    public static func * (first: Stride, second: Stride) -> Stride { Stride(first.magnitude * second.magnitude) }
    /// Multiplies.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// So many seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    /// So many seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// So many thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }
    /// So many thousand-millionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }
  }
}

/// Nothing that could be said of how something is scheduled.
public struct DateSchedulerOptions: Sendable {}

/// Calls a closure again and again until it is cancelled.
final class Repetition: Cancellable {
  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - queue: where it is called.
  ///   - start: when for the first time.
  ///   - interval: how many seconds are between two calls.
  ///   - tolerance: how many seconds it may be late.
  ///   - action: what is called.
  init(
    on queue: DispatchQueue, from start: Date, every interval: TimeInterval, tolerance: TimeInterval,
    _ action: @escaping () -> Void
  ) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    // The queue calls it, one call after the other; nobody else has it.
    nonisolated(unsafe) let action = action
    timer.setEventHandler { action() }
    timer.schedule(
      deadline: .now() + max(start.timeIntervalSinceNow, 0), repeating: max(interval, 0.001),
      leeway: .nanoseconds(Int(max(tolerance, 0) * 1e9)))
    timer.resume()
  }

  deinit { timer.cancel() }

  func cancel() { timer.cancel() }
}
