extension Effect {
  /// Effects that run at the same time, started in the order given. Those that are ``none`` disappear.
  ///
  /// - Parameter effects: the effects to start.
  /// - Returns: one effect that finishes when all of them have finished.
  @inlinable
  public static func merge(_ effects: Effect...) -> Effect {
    merge(effects)
  }

  /// Effects that run at the same time, started in the order given. Those that are ``none`` disappear.
  ///
  /// - Parameter effects: the effects to start.
  /// - Returns: one effect that finishes when all of them have finished.
  @inlinable
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Operation.merge)
  }

  /// The effects that are not ``none``, joined if there are several: one needs no joining.
  @inlinable
  static func joined(_ effects: some Sequence<Effect>, by join: ([Effect]) -> Operation) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Effect(join(effects)) : effects.first ?? .none
  }

  /// This effect and another one at the same time. Composition does it for each action, so it allocates only for two.
  @inlinable
  package func and(_ other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : Effect(.merge([self, other]))
  }
}
