/// A scheduler that runs actions on a run loop, one after the other.
///
/// The main run loop uses the main queue instead: on these platforms, a program with an asynchronous `main` does not run the main
/// run loop, but always serves the main queue. Other run loops must be run by their threads.
// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
  /// The time of the scheduler.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// The options of the scheduler. There are none.
  public typealias SchedulerOptions = DateSchedulerOptions

  /// The current time.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// The minimum tolerance, 0.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: DateSchedulerOptions?, _ action: @escaping () -> Void) {
    // The caller transfers the closure to the scheduler, as in Combine.
    nonisolated(unsafe) let action = action
    if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
  }

  /// Runs an action at the given time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: DateSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow.limitedForDispatch) { action() }
    } else {
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
      timer.tolerance = max(tolerance.timeInterval, 0)
      add(timer, forMode: .default)
    }
  }

  /// Runs an action periodically, until the returned object is cancelled.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: DateSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(
      in: .default, from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action)
  }

  /// Runs an action periodically, until the returned object is cancelled.
  ///
  /// - Parameters:
  ///   - mode: the mode in which the run loop runs the action. In the modes `default` and `common`, the main run loop
  ///     uses the main queue.
  ///   - start: the time of the first run.
  ///   - interval: the interval between runs in seconds.
  ///   - tolerance: the permitted delay in seconds.
  ///   - action: the action.
  func repeating(
    in mode: RunLoop.Mode, from start: Date, every interval: TimeInterval, tolerance: TimeInterval,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main, mode == .default || mode == .common {
      return Repetition(on: .main, from: start, every: interval, tolerance: tolerance, action)
    }
    // The caller transfers the closure to the scheduler, as in Combine. The run loop calls it, one call after the other.
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: start, interval: interval, repeats: true) { _ in action() }
    timer.tolerance = max(tolerance, 0)
    add(timer, forMode: mode)
    // The run loop owns the timer. Other threads only invalidate it, which Foundation allows.
    nonisolated(unsafe) let running = timer
    return AnyCancellable { running.invalidate() }
  }
}

/// A serial queue that enqueues delayed operations when they are due, in the order in which they were scheduled.
private let operationsToCome = DispatchQueue(label: "Operations to come")

/// A scheduler that runs actions as operations of a queue.
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {
  /// The time of the scheduler.
  public typealias SchedulerTimeType = DateSchedulerTime
  /// The options of the scheduler. There are none.
  public typealias SchedulerOptions = DateSchedulerOptions

  /// The current time.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  /// The minimum tolerance, 0.
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: DateSchedulerOptions?, _ action: @escaping () -> Void) {
    // The caller transfers the closure to the scheduler, as in Combine.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Runs an action at the given time.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: DateSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    operationsToCome.asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) {
      self.addOperation { action() }
    }
  }

  /// Runs an action periodically, until the returned object is cancelled.
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
