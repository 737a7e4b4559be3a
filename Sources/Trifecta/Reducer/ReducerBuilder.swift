/// A result builder for a part of a body: the closure of ``CombineReducers``, and functions and properties that return
/// several reducers.
///
/// It does not know the feature, so it cannot check that the reducers have the feature's side effect type.
@MainActor
@resultBuilder
public enum ReducerBuilder<State, Action>: ReducerBuilding {
  /// Compiles a reducer.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> {
    reducer.compiled()
  }
}

/// A reducer that does nothing, for an empty body or branch.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  @inlinable
  public init() {}

  /// Returns no effect and leaves the state unchanged.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
