/// A result builder for a feature's body. It combines reducers and supports `if`, `switch` and `for`.
///
/// The body is evaluated once, when a store is created, not for each action; conditions are therefore decided once.
/// Each reducer is compiled to a closure in the expression that creates it, so the builder combines closures of one
/// type.
///
/// Reducers in a body run as part of the feature, so their side effects would be treated as the feature's own. They
/// must therefore have the feature's side effect type or none. Run a feature with other side effects as a child, with
/// ``Scope`` or an operator such as `ifLet`.
@MainActor
@resultBuilder
public enum FeatureBuilder<State, Action, SideEffect>: ReducerBuilding {
  /// Compiles a reducer without side effects. Also lets the compiler infer the reducer's state and action types.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action>
  where R.SideEffect == Never {
    reducer.compiled()
  }

  /// Compiles a reducer with the feature's own side effect type.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action>
  where R.SideEffect == SideEffect {
    reducer.compiled()
  }

  /// Unavailable: the reducer's side effect type differs from the feature's.
  @available(
    *, unavailable,
    message:
      "The SideEffect type of this reducer differs from the feature's: run it as a Child, with Scope(Self.child), or declare typealias SideEffect = Child.SideEffect"
  )
  @_disfavoredOverload
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> { mistake() }
}
