extension Effect {
  /// Runs effects concurrently, starting them in the order given. Effects that are ``none`` are removed.
  ///
  /// - Parameter effects: the effects to start.
  /// - Returns: one effect that finishes when all of them have finished.
  @inlinable
  public static func merge(_ effects: Effect...) -> Effect {
    merge(effects)
  }

  /// Runs effects concurrently, starting them in the order given. Effects that are ``none`` are removed.
  ///
  /// - Parameter effects: the effects to start.
  /// - Returns: one effect that finishes when all of them have finished.
  @inlinable
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Operation.merge)
  }

  /// Removes effects that are ``none``, and combines the rest by `join` if there are several.
  @inlinable
  static func joined(_ effects: some Sequence<Effect>, by join: ([Effect]) -> Operation) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Effect(join(effects)) : effects.first ?? .none
  }

  /// Merges this effect with another one. The operators that combine reducers call this method for each action, so it
  /// allocates only if neither effect is ``none``.
  @inlinable
  package func and(_ other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : Effect(.merge([self, other]))
  }
}
