/// The statements that ``FeatureBuilder`` and ``ReducerBuilder`` have in common.
@MainActor
public protocol ReducerBuilding<State, Action> {
  /// The state of the reducers.
  associatedtype State
  /// The actions of the reducers.
  associatedtype Action
}

extension ReducerBuilding {
  /// Builds an empty body.
  @inlinable
  public static func buildBlock() -> Reduce<State, Action> {
    Reduce { _, _ in .none }
  }

  /// Starts a body with its first reducer.
  @inlinable
  public static func buildPartialBlock(first: Reduce<State, Action>) -> Reduce<State, Action> {
    first
  }

  /// Appends a reducer to the preceding ones.
  @inlinable
  public static func buildPartialBlock(
    accumulated: Reduce<State, Action>,
    next: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    let first = accumulated.closure
    let second = next.closure
    return Reduce(restoration: following(accumulated.restoration, next.restoration)) { state, action in
      let effect = first(&state, action)
      return effect.and(second(&state, action))
    }
  }

  /// Builds an `if` without `else`.
  @inlinable
  public static func buildOptional(_ reducer: Reduce<State, Action>?) -> Reduce<State, Action> {
    reducer ?? buildBlock()
  }

  /// Builds the first branch of an `if` with `else`, or of a `switch`.
  @inlinable
  public static func buildEither(first: Reduce<State, Action>) -> Reduce<State, Action> {
    first
  }

  /// Builds the second branch of an `if` with `else`, or of a `switch`.
  @inlinable
  public static func buildEither(second: Reduce<State, Action>) -> Reduce<State, Action> {
    second
  }

  /// Builds a `for` loop.
  @inlinable
  public static func buildArray(_ reducers: [Reduce<State, Action>]) -> Reduce<State, Action> {
    let closures = reducers.map(\.closure)
    var restoration: Reduce<State, Action>.Restoration?
    for reducer in reducers { restoration = following(restoration, reducer.restoration) }
    return Reduce(restoration: restoration) { state, action in
      var effect = Effect<Action>.none
      for closure in closures { effect = effect.and(closure(&state, action)) }
      return effect
    }
  }

  /// Builds a branch behind `#available`.
  @inlinable
  public static func buildLimitedAvailability(_ reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }
}
