/// A run loop runs what it is given, one after the other.
///
/// The main one stands for the main queue: in a program whose `main` is asynchronous nobody runs the main run loop on these platforms,
/// and the main queue is served in any case. So are all others that a thread does not run by itself.
// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// Nothing.
  public typealias SchedulerOptions = DateSchedulerOptions

  /// This moment.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// None.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Runs an action soon.
  public func schedule(options: DateSchedulerOptions?, _ action: @escaping () -> Void) {
    // Whoever schedules it gives it away, as in Combine.
    nonisolated(unsafe) let action = action
    if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
  }

  /// Runs an action at a point in time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: DateSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) { action() }
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
    }
  }

  /// Runs an action again and again.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: DateSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      return Repetition(
        on: .main, from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action)
    }
    // Whoever schedules it gives it away, as in Combine; the run loop calls it, one call after the other.
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    add(timer, forMode: .default)
    // The run loop has the timer; all that is done to it from elsewhere is to invalidate it, as Foundation allows.
    nonisolated(unsafe) let running = timer
    return AnyCancellable { running.invalidate() }
  }
}

/// Where operations wait for their time. One after the other: what was scheduled first is added first.
private let operationsToCome = DispatchQueue(label: "Operations to come")

/// A queue of operations runs what it is given as operations.
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// Nothing.
  public typealias SchedulerOptions = DateSchedulerOptions

  /// This moment.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// None.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Runs an action soon.
  public func schedule(options: DateSchedulerOptions?, _ action: @escaping () -> Void) {
    // Whoever schedules it gives it away, as in Combine.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Runs an action at a point in time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: DateSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    operationsToCome.asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) {
      self.addOperation { action() }
    }
  }

  /// Runs an action again and again.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: DateSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    return Repetition(
      on: operationsToCome, from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval
    ) { [self] in addOperation { action() } }
  }
}
