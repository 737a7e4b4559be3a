extension Timer {
  /// Returns a publisher that publishes the current date periodically after it is connected.
  ///
  /// - Parameters:
  ///   - interval: the interval between dates in seconds.
  ///   - tolerance: the permitted delay in seconds.
  ///   - runLoop: the run loop on which dates are published. In the modes `default` and `common`, the main run loop uses
  ///     the main queue, because a program with an asynchronous `main` does not run the main run loop.
  ///   - mode: the mode of the run loop in which dates are published.
  ///   - options: unused.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that publishes the current date periodically after it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// A date.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The interval between dates in seconds.
    public let interval: TimeInterval
    /// The permitted delay in seconds.
    public let tolerance: TimeInterval?
    /// The run loop on which dates are published.
    public let runLoop: RunLoop
    /// The mode of the run loop in which dates are published.
    public let mode: RunLoop.Mode
    /// Unused options.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: the interval between dates in seconds.
    ///   - tolerance: the permitted delay in seconds.
    ///   - runLoop: the run loop on which dates are published.
    ///   - mode: the mode of the run loop.
    ///   - options: unused.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts publishing, until the returned object is cancelled or released.
    public func connect() -> any Cancellable {
      // A subject accepts values from any thread.
      nonisolated(unsafe) let subject = subject
      if let clock = TimerClocks.current { return clock.schedule(every: interval) { subject.send($0) } }
      return runLoop.repeating(
        in: mode, from: Date(timeIntervalSinceNow: interval), every: interval, tolerance: tolerance ?? 0
      ) { subject.send(Date()) }
    }
  }
}
