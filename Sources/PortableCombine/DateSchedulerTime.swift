/// The time of a scheduler that is based on dates: a run loop or an operation queue.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// Creates a time.
  public init(_ date: Date) { self.date = date }

  /// Returns the distance to another time.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the time at a distance from this one.
  public func advanced(by amount: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(amount.timeInterval))
  }

  /// The distance between two times.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The number of seconds.
    public var magnitude: TimeInterval
    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a distance from a number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a distance from a number of seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a distance from a number of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a distance from a number of seconds, or returns `nil` if it cannot be represented exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Returns whether the first distance is less than the second.
    public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }
    /// Returns the sum of two distances.
    public static func + (first: Stride, second: Stride) -> Stride { Stride(first.magnitude + second.magnitude) }
    /// Returns the difference of two distances.
    public static func - (first: Stride, second: Stride) -> Stride { Stride(first.magnitude - second.magnitude) }
    /// Returns the product of two distances.
    public static func * (first: Stride, second: Stride) -> Stride { Stride(first.magnitude * second.magnitude) }
    /// Multiplies a distance by another.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// Returns a number of seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    /// Returns a number of seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// Returns a number of milliseconds.
    public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }
    /// Returns a number of microseconds.
    public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }
    /// Returns a number of nanoseconds.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }
  }
}

/// The options of schedulers that are based on dates. There are none.
public struct DateSchedulerOptions: Sendable {}

extension TimeInterval {
  /// The interval, limited to what a Dispatch timer can represent: at least 0 and at most a hundred years.
  var limitedForDispatch: TimeInterval { isNaN ? 0 : min(max(self, 0), 3_155_760_000) }
}

/// Calls a closure periodically until it is cancelled.
final class Repetition: Cancellable {
  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - queue: the queue on which the closure is called.
  ///   - start: the time of the first call.
  ///   - interval: the interval between calls in seconds.
  ///   - tolerance: the permitted delay in seconds.
  ///   - action: the closure.
  init(
    on queue: DispatchQueue, from start: Date, every interval: TimeInterval, tolerance: TimeInterval,
    _ action: @escaping () -> Void
  ) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    // Only the queue uses the closure, one call after the other.
    nonisolated(unsafe) let action = action
    timer.setEventHandler { action() }
    timer.schedule(
      deadline: .now() + start.timeIntervalSinceNow.limitedForDispatch,
      repeating: max(interval.limitedForDispatch, 0.001),
      // A day at most, because larger numbers exceed the range.
      leeway: .nanoseconds(Int((tolerance > 0 ? min(tolerance, 86_400) : 0) * 1e9)))
    timer.resume()
  }

  deinit { timer.cancel() }

  func cancel() { timer.cancel() }
}
