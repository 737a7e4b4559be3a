/// Builds a feature's body out of reducers, one after the other, with `if`, `switch` and `for`.
///
/// Conditions are decided once, when a store is created: a body is not evaluated for each action. Each reducer is
/// compiled where it stands, so everything here is about closures of one type.
///
/// What stands in a body has the feature's place: its side effects would be taken for the feature's own. So they are of the same
/// type, or there are none. A feature that has others is a child, whose place ``Scope`` and its kin know.
@MainActor
@resultBuilder
public enum FeatureBuilder<State, Action, SideEffect>: ReducerBuilding {
  /// A line of the body without side effects, compiled. It also gives the line the feature's state and action types.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action>
  where R.SideEffect == Never {
    reducer.compiled()
  }

  /// A line of the body with the feature's own side effects.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action>
  where R.SideEffect == SideEffect {
    reducer.compiled()
  }

  /// Says what a line with other side effects should be.
  @available(
    *, unavailable,
    message:
      "This reducer has side effects of its own, which this feature does not: run it as a Child, by Scope(Self.child), or say typealias SideEffect = Child.SideEffect"
  )
  @_disfavoredOverload
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> { mistake() }
}

/// Builds a part of a body: what ``CombineReducers`` takes, and functions and properties that return several lines of a body.
///
/// It does not know the feature, and so not whether the lines have its side effects.
@MainActor
@resultBuilder
public enum ReducerBuilder<State, Action>: ReducerBuilding {
  /// Each line, compiled.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> {
    reducer.compiled()
  }
}

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
