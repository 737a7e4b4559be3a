/// Builds a feature's body out of reducers, one after the other, with `if`, `switch` and `for`.
///
/// Conditions are decided once, when a store is created: a body is not evaluated for each action. Each reducer is
/// compiled where it stands, so everything here is about closures of one type.
@MainActor
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Each line of the body, compiled. It also gives the line the feature's state and action types.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> {
    reducer.compiled()
  }

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

/// A reducer that does nothing: an empty body, the missing branch of an `if`.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  @inlinable
  public init() {}

  /// Leaves the state alone and starts nothing.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
