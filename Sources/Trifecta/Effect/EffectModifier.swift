/// A modification of the work of each run inside an operator. It stores the dependency overrides that applied where the
/// operator was called.
@usableFromInline
enum EffectModifier: Sendable {
  case retry(RetryPolicy, (any Clock<Duration>)?, RandomGenerator?, overrides: DependencyValues?)
  case timeout(Duration, (any Clock<Duration>)?, overrides: DependencyValues?)

  typealias Work<Action> = @MainActor (Send<Action>) async throws -> Void

  /// Returns `work` with this modifier applied.
  ///
  /// - Parameters:
  ///   - work: the work of a run.
  ///   - effect: the title of the run, for issues about missing dependencies.
  ///   - options: the name and priority of the run's task.
  ///   - starts: the store's tasks that have not begun, on systems where tasks do not start immediately.
  ///   - dependencies: the store's dependencies, which provide the clock and the generator unless overridden. They are
  ///     read only when the work has to wait.
  @MainActor
  func callAsFunction<Action>(
    _ work: @escaping Work<Action>,
    of effect: EffectTitle,
    _ options: TaskOptions?,
    _ starts: DeferredStart?,
    _ dependencies: DependencyValues
  ) -> Work<Action> {
    switch self {
    case .retry(let policy, let clock, let generator, let overrides):
      { [dependencies = overrides ?? dependencies] send in
        var attempts = 0
        while true {
          do {
            return try await work(send)
          } catch {
            guard !(error is CancellationError), !Task.isCancelled, attempts < policy.retries else { throw error }
          }
          attempts += 1
          let clock = clock ?? dependencies.read(\.continuousClock, for: effect, at: effect.place)
          let delay = policy.delay(before: attempts) {
            generator ?? dependencies.read(\.randomNumberGenerator, for: effect, at: effect.place)
          }
          try await clock.wait(for: delay)
        }
      }
    case .timeout(let duration, let clock, let overrides):
      { [dependencies = overrides ?? dependencies] send in
        let limit = TimeLimit(duration, options, starts) {
          clock ?? dependencies.read(\.continuousClock, for: effect, at: effect.place)
        }
        try await limit.run { try await work(send.ending(with: limit)) }
      }
    }
  }
}

extension Send {
  /// Returns a `Send` that drops actions once the time limit has passed.
  fileprivate func ending(with limit: TimeLimit) -> Send {
    Send(place: place) { action, scope in
      if !limit.isOver { deliver(action, scope) } else { scope?({}) }
    }
  }
}

extension EffectModifier: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .retry(let policy, _, _, _): "retry \(policy)"
    case .timeout(let duration, _, _): "timeout after \(duration)"
    }
  }
}
