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
    let some = effects.filter { !$0.isNone }
    return some.count > 1 ? Effect(.merge(some)) : some.first ?? .none
  }

  /// This effect and another one at the same time. Composition does it for each action, so it allocates only for two.
  @inlinable
  func and(_ other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : Effect(.merge([self, other]))
  }
}
