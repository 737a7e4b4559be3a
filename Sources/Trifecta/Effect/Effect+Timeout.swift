extension Effect {
  /// This effect with a limit to the time that each ``run(name:priority:operation:catch:fileID:filePath:line:column:)``
  /// in it may take.
  ///
  /// When the time is over, the run's `catch` is given an ``EffectTimeout`` at once. Its work is cancelled, and what it
  /// still sends is dropped, also if it does not react to the cancellation. Time that an effect spends in
  /// ``delay(for:clock:fileID:filePath:line:column:)`` and its kin before it starts does not count.
  ///
  /// - Parameters:
  ///   - duration: how long a run may take. Nothing that waits at all is done in zero or less.
  ///   - clock: what to measure by; the store's `continuousClock` dependency if `nil`.
  /// - Returns: the limited effect.
  public func timeout(after duration: Duration, clock: (any Clock<Duration>)? = nil) -> Effect {
    isNone ? self : Effect(.modified(.timeout(duration, clock), self))
  }
}
