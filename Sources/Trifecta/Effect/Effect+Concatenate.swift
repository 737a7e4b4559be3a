extension Effect {
  /// Runs effects sequentially: each starts when the previous one has finished. Effects that are ``none`` are removed.
  ///
  /// An effect that failed, or that was cancelled by its own id, also counts as finished. Cancelling an id around the
  /// whole sequence, or the handle that `send` returned, also cancels the effects that have not started. The sequence
  /// waits only for the given effects, not for effects that are started by their actions.
  ///
  /// ```swift
  /// return .concatenate(.cancel(id: "playback"), save, .send(.closed))
  /// ```
  ///
  /// - Parameter effects: the effects, in order.
  /// - Returns: one effect that finishes when the last of them has finished.
  @inlinable
  public static func concatenate(_ effects: Effect...) -> Effect {
    concatenate(effects)
  }

  /// Runs effects sequentially: each starts when the previous one has finished. Effects that are ``none`` are removed.
  ///
  /// - Parameter effects: the effects, in order.
  /// - Returns: one effect that finishes when the last of them has finished.
  @inlinable
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Operation.concatenate)
  }
}
