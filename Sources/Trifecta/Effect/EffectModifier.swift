/// What an operator does to the work of each run inside of it. With it goes what is overridden where it was applied.
@usableFromInline
enum EffectModifier: Sendable {
  case retry(RetryPolicy, (any Clock<Duration>)?, RandomGenerator?, overrides: DependencyValues?)
  case timeout(Duration, (any Clock<Duration>)?, overrides: DependencyValues?)

  typealias Work<Action> = @MainActor (Send<Action>) async throws -> Void

  /// `work` with what this modifier adds.
  ///
  /// - Parameters:
  ///   - work: what a run does.
  ///   - effect: the run, which asks for what is not given.
  ///   - starts: the tasks of the store that have not begun, where there can be any.
  ///   - dependencies: the store's: where the clock and the generator are, unless overridden. Asked for only if
  ///     something has to wait.
  @MainActor
  func callAsFunction<Action>(
    _ work: @escaping Work<Action>,
    of effect: EffectTitle,
    _ starts: SoonStart?,
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
        let limit = TimeLimit(duration, starts) {
          clock ?? dependencies.read(\.continuousClock, for: effect, at: effect.place)
        }
        try await limit.run { try await work(send.ending(with: limit)) }
      }
    }
  }
}

extension Send {
  /// This function as long as a time limit has not passed.
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
