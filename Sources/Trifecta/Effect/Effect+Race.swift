extension Effect {
  /// Effects of which the first to finish wins: the others are cancelled then. Those that are ``none`` disappear.
  ///
  /// They start in the order given, up to one that finishes at once. An effect that is cancelled by an id of its own
  /// drops out, and the others go on. What a loser has sent before stays.
  ///
  /// ```swift
  /// return .race(load(from: mirror), load(from: origin))
  /// ```
  ///
  /// - Parameter effects: the competitors.
  /// - Returns: one effect that finishes with the winner.
  @inlinable
  public static func race(_ effects: Effect...) -> Effect {
    race(effects)
  }

  /// Effects of which the first to finish wins: the others are cancelled then. Those that are ``none`` disappear.
  ///
  /// - Parameter effects: the competitors.
  /// - Returns: one effect that finishes with the winner.
  @inlinable
  public static func race(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Operation.race)
  }
}
