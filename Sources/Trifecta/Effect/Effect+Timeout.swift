extension Effect {
  /// This effect with a limit to the time that each ``run(name:priority:operation:catch:fileID:filePath:line:column:)``
  /// in it may take.
  ///
  /// When the time is over, the run's `catch` is given an ``EffectTimeout`` at once. Its work is cancelled, and what it
  /// still sends is dropped, also if it does not react to the cancellation. Time that an effect spends in
  /// ``delay(for:clock:fileID:filePath:line:column:)`` and its kin before it starts does not count.
  ///
  /// - Parameters:
  ///   - duration: how long a run may take. With zero or less, any run that suspends times out.
  ///   - clock: what to measure by; the feature's `continuousClock` dependency if `nil`.
  /// - Returns: the limited effect.
  public func timeout(after duration: Duration, clock: (any Clock<Duration>)? = nil) -> Effect {
    isNone ? self : Effect(.modified(.timeout(duration, clock, overrides: DependencyValues.overridden), self))
  }
}

/// The error that a run is given when it takes longer than its ``Effect/timeout(after:clock:)`` allows.
///
/// ```swift
/// } catch: { error, send in
///   send(error is EffectTimeout ? .tookTooLong : .failed("\(error)"))
/// }
/// ```
public struct EffectTimeout: Error, Equatable, CustomStringConvertible {
  /// How long the run was allowed to take.
  public let duration: Duration

  /// Creates the error, for a test or a service with a limit of its own.
  ///
  /// - Parameter duration: how long the work was allowed to take.
  public init(after duration: Duration) {
    self.duration = duration
  }

  /// What happened, in words.
  public var description: String { "it took longer than \(duration)" }
}

/// Waits for work and for a clock, whichever comes first.
///
/// Neither is a child task: one would have to be waited for, and work that ignores its cancellation must not hold up
/// the error.
@MainActor
final class TimeLimit {
  private let duration: Duration
  private let clock: () -> any Clock<Duration>
  /// The tasks of the store that have not begun, where there can be any.
  private let starts: SoonStart?
  private var waiter: CheckedContinuation<Void, any Error>?
  private var result: Result<Void, any Error>?
  private var isResumed = false
  /// Whether the time was over before the work was done: what it sends is dropped.
  private(set) var isOver = false

  init(_ duration: Duration, _ starts: SoonStart?, clock: @escaping () -> any Clock<Duration>) {
    self.duration = duration
    self.starts = starts
    self.clock = clock
  }

  /// Does `work` and throws what it throws, or ``EffectTimeout`` when its time is over.
  ///
  /// Cancelling the caller cancels the work, which is then waited for.
  func run(_ work: @escaping @MainActor () async throws -> Void) async throws {
    let working = startImmediately(nil, starts) { @MainActor in
      do {
        try await work()
        self.end(with: .success(()))
      } catch {
        self.end(with: .failure(error))
      }
    }
    if let result { return try result.get() }
    let timing = startImmediately(nil, starts) { @MainActor [self] in
      // Where tasks start soon, the work has begun before this, and may be done.
      guard result == nil else { return }
      do {
        try await clock().wait(for: duration)
        expire(working, EffectTimeout(after: duration))
      } catch {
        // A clock that fails otherwise than by being cancelled can limit nothing, and says so.
        if !(error is CancellationError) { expire(working, error) }
      }
    }
    defer { timing.cancel() }
    try await withTaskCancellationHandler {
      defer { if isResumed { TasksInMotion.end() } }
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
    TasksInMotion.begin()
    waiter.resume(with: result)
  }
}
