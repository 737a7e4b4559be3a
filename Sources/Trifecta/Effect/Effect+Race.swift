extension Effect {
  /// Runs effects concurrently and cancels the others when the first one finishes. Effects that are ``none`` are
  /// removed.
  ///
  /// The effects start in the order given; if one finishes immediately, the rest are not started. An effect that is
  /// cancelled by its own id drops out and the race continues. Actions that a losing effect has already sent are still
  /// handled.
  ///
  /// ```swift
  /// return .race(load(from: mirror), load(from: origin))
  /// ```
  ///
  /// - Parameter effects: the competing effects.
  /// - Returns: one effect that finishes with the winner.
  @inlinable
  public static func race(_ effects: Effect...) -> Effect {
    race(effects)
  }

  /// Runs effects concurrently and cancels the others when the first one finishes. Effects that are ``none`` are
  /// removed.
  ///
  /// - Parameter effects: the competing effects.
  /// - Returns: one effect that finishes with the winner.
  @inlinable
  public static func race(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Operation.race)
  }
}
