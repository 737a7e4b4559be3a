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
