extension Effect {
  /// Limits the time that each ``run(name:priority:operation:catch:fileID:filePath:line:column:)`` in this effect may
  /// take.
  ///
  /// When the time is up, an ``EffectTimeout`` is passed to the run's `catch` closure immediately. The work is
  /// cancelled, and actions that it still sends are dropped even if it ignores the cancellation. Time that an effect
  /// spends waiting before it starts, for example in ``delay(for:clock:fileID:filePath:line:column:)``, does not count.
  ///
  /// - Parameters:
  ///   - duration: how long a run may take. With zero or a negative duration, a run times out unless it
  ///     ends before the clock's `sleep` returns.
  ///   - clock: the clock to measure with; the feature's `continuousClock` dependency if `nil`.
  /// - Returns: the effect with the limit.
  public func timeout(after duration: Duration, clock: (any Clock<Duration>)? = nil) -> Effect {
    isNone ? self : Effect(.modified(.timeout(duration, clock, overrides: DependencyValues.overridden), self))
  }
}

/// The error of a run that exceeds its ``Effect/timeout(after:clock:)``.
///
/// ```swift
/// } catch: { error, send in
///   send(error is EffectTimeout ? .tookTooLong : .failed("\(error)"))
/// }
/// ```
public struct EffectTimeout: Error, Equatable, CustomStringConvertible {
  /// How long the run was allowed to take.
  public let duration: Duration

  /// Creates the error, for a test or for a service that has its own time limit.
  ///
  /// - Parameter duration: how long the work was allowed to take.
  public init(after duration: Duration) {
    self.duration = duration
  }

  /// A message that states the limit.
  public var description: String { "it took longer than \(duration)" }
}

/// Waits for work or for a timeout, whichever ends first.
///
/// Neither the work nor the timeout is a child task of the caller. A parent task waits for its child tasks, so work
/// that ignores its cancellation would delay the error.
@MainActor
final class TimeLimit {
  private let duration: Duration
  /// The name and priority of the run's task, which are also those of the task that does the work.
  private let options: TaskOptions?
  private let clock: () -> any Clock<Duration>
  /// The store's tasks that have not begun, on systems where tasks do not start immediately.
  private let starts: DeferredStart?
  private var waiter: CheckedContinuation<Void, any Error>?
  private var result: Result<Void, any Error>?
  private var isResumed = false
  /// Whether the time limit passed before the work ended. If so, actions that the work sends afterwards are dropped.
  private(set) var isOver = false

  init(
    _ duration: Duration, _ options: TaskOptions?, _ starts: DeferredStart?,
    clock: @escaping () -> any Clock<Duration>
  ) {
    self.duration = duration
    self.options = options
    self.starts = starts
    self.clock = clock
  }

  /// Runs `work` and rethrows its error, or throws ``EffectTimeout`` when the time is up.
  ///
  /// Cancelling the calling task cancels the work. The call still waits until the work has ended.
  func run(_ work: @escaping @MainActor () async throws -> Void) async throws {
    let working = startImmediately(options, starts) { @MainActor in
      do {
        try await work()
        self.end(with: .success(()))
      } catch {
        self.end(with: .failure(error))
      }
    }
    if let result { return try result.get() }
    let timing = startImmediately(nil, starts) { @MainActor [self] in
      // On systems where tasks do not start immediately, the work began before this timeout's task, so it may already
      // be done.
      guard result == nil else { return }
      do {
        try await clock().wait(for: duration)
        expire(working, EffectTimeout(after: duration))
      } catch {
        // A clock that throws an error other than a `CancellationError` cannot measure the limit, so its error is
        // thrown.
        if !(error is CancellationError) { expire(working, error) }
      }
    }
    defer { timing.cancel() }
    try await withTaskCancellationHandler {
      defer { if isResumed { TransientTasks.end() } }
      try await withCheckedThrowingContinuation { continuation in
        if let result { continuation.resume(with: result) } else { waiter = continuation }
      }
    } onCancel: {
      timing.cancel()
      working.cancel()
    }
  }

  private func expire(_ working: Task<Void, Never>, _ error: any Error) {
    guard result == nil else { return }
    isOver = true
    working.cancel()
    end(with: .failure(error))
  }

  private func end(with result: Result<Void, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    guard let waiter else { return }
    self.waiter = nil
    isResumed = true
    TransientTasks.begin()
    waiter.resume(with: result)
  }
}
