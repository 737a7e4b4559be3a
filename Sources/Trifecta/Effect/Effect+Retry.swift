extension Effect {
  /// This effect with the work of each ``run(name:priority:operation:catch:fileID:filePath:line:column:)`` in it done
  /// again when it throws an error.
  ///
  /// What the work had sent before it failed stays sent. The last error goes to the `catch` of the run. A
  /// `CancellationError` is never retried, and cancelling the effect ends its waiting too. A time limit set before this
  /// operator holds for each attempt, one set after it for all of them together.
  ///
  /// ```swift
  /// return load.timeout(after: .seconds(10)).retry(.exponential(.seconds(1), retries: 3))
  /// ```
  ///
  /// - Parameters:
  ///   - policy: how often to try again, and how long to wait before.
  ///   - clock: what to wait by; the feature's `continuousClock` dependency if `nil`.
  ///   - generator: where the jitter of an exponential policy comes from; the feature's
  ///     `randomNumberGenerator` dependency if `nil`.
  /// - Returns: the effect with retries.
  public func retry(
    _ policy: RetryPolicy,
    clock: (any Clock<Duration>)? = nil,
    using generator: RandomGenerator? = nil
  ) -> Effect {
    guard !isNone else { return self }
    return Effect(.modified(.retry(policy, clock, generator, overrides: DependencyValues.overridden), self))
  }
}
