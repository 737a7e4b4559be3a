extension Effect {
  /// Effects that run one after the other: each starts when the one before has finished. Those that are ``none``
  /// disappear.
  ///
  /// An effect that failed or was cancelled by an id of its own has finished too. Cancelling an id around the whole, or
  /// the handle that `send` returned, also cancels those that have not begun. What the actions do that an effect sends
  /// is not waited for.
  ///
  /// ```swift
  /// return .concatenate(.cancel(id: "playback"), save, .send(.closed))
  /// ```
  ///
  /// - Parameter effects: the effects in their order.
  /// - Returns: one effect that finishes when the last of them has finished.
  @inlinable
  public static func concatenate(_ effects: Effect...) -> Effect {
    concatenate(effects)
  }

  /// Effects that run one after the other: each starts when the one before has finished. Those that are ``none``
  /// disappear.
  ///
  /// - Parameter effects: the effects in their order.
  /// - Returns: one effect that finishes when the last of them has finished.
  @inlinable
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Operation.concatenate)
  }
}
