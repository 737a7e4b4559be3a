/// What ``FeatureBuilder`` and ``ReducerBuilder`` have in common.
@MainActor
public protocol ReducerBuilding<State, Action> {
  /// What the reducers change.
  associatedtype State
  /// What they are given.
  associatedtype Action
}

extension ReducerBuilding {
  /// An empty body.
  @inlinable
  public static func buildBlock() -> Reduce<State, Action> {
    Reduce { _, _ in .none }
  }

  /// The first line of the body.
  @inlinable
  public static func buildPartialBlock(first: Reduce<State, Action>) -> Reduce<State, Action> {
    first
  }

  /// The lines so far, then one more.
  @inlinable
  public static func buildPartialBlock(
    accumulated: Reduce<State, Action>,
    next: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    let first = accumulated.closure
    let second = next.closure
    return Reduce { state, action in
      let effect = first(&state, action)
      return effect.and(second(&state, action))
    }
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional(_ reducer: Reduce<State, Action>?) -> Reduce<State, Action> {
    reducer ?? buildBlock()
  }

  /// The first branch of an `if` with `else`, or of a `switch`.
  @inlinable
  public static func buildEither(first: Reduce<State, Action>) -> Reduce<State, Action> {
    first
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  @inlinable
  public static func buildEither(second: Reduce<State, Action>) -> Reduce<State, Action> {
    second
  }

  /// A `for` loop.
  @inlinable
  public static func buildArray(_ reducers: [Reduce<State, Action>]) -> Reduce<State, Action> {
    let closures = reducers.map(\.closure)
    return Reduce { state, action in
      var effect = Effect<Action>.none
      for closure in closures { effect = effect.and(closure(&state, action)) }
      return effect
    }
  }

  /// A branch behind `#available`.
  @inlinable
  public static func buildLimitedAvailability(_ reducer: Reduce<State, Action>) -> Reduce<State, Action> {
    reducer
  }
}
