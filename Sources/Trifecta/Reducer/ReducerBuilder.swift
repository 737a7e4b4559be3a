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
