extension Effect {
  /// Retries the work of each ``run(name:priority:operation:catch:fileID:filePath:line:column:)`` in this effect when
  /// it throws an error.
  ///
  /// Actions that a failed attempt has sent are still handled. The last error is passed to the run's `catch` closure. A
  /// `CancellationError` is never retried, and cancelling the effect also ends the wait between attempts. A timeout
  /// that is applied before this operator limits each attempt; one that is applied after it limits all attempts
  /// together.
  ///
  /// ```swift
  /// return load.timeout(after: .seconds(10)).retry(.exponential(.seconds(1), retries: 3))
  /// ```
  ///
  /// - Parameters:
  ///   - policy: the number of retries and the delay before each.
  ///   - clock: the clock to wait with; the feature's `continuousClock` dependency if `nil`.
  ///   - generator: the random numbers for the jitter of an exponential policy; the feature's `randomNumberGenerator`
  ///     dependency if `nil`.
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
