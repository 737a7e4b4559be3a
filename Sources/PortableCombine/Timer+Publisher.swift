extension Timer {
  /// Publishes the date again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: how many seconds are between two dates.
  ///   - tolerance: how many seconds one may be late.
  ///   - runLoop: where they are published; the main one stands for the main queue.
  ///   - mode: in which a run loop has to be, apart from the main one.
  ///   - options: nothing.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// A date.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// How many seconds are between two dates.
    public let interval: TimeInterval
    /// How many seconds one may be late.
    public let tolerance: TimeInterval?
    /// Where they are published.
    public let runLoop: RunLoop
    /// In which mode the run loop has to be.
    public let mode: RunLoop.Mode
    /// Nothing.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: how many seconds are between two dates.
    ///   - tolerance: how many seconds one may be late.
    ///   - runLoop: where they are published.
    ///   - mode: in which mode the run loop has to be.
    ///   - options: nothing.
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

    /// Lets a subscriber have the dates.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to publish, until what this returns is cancelled or gone.
    public func connect() -> any Cancellable {
      // A subject may be told from any thread.
      nonisolated(unsafe) let subject = subject
      if let clock = TimerClocks.current { return clock.schedule(every: interval) { subject.send($0) } }
      let start = DateSchedulerTime(Date(timeIntervalSinceNow: interval))
      return runLoop.schedule(
        after: start, interval: .init(interval), tolerance: .init(tolerance ?? 0), options: options
      ) { subject.send(Date()) }
    }
  }
}
