/// A reducer that combines several reducers, so that an operator can be attached to all of them.
///
/// ```swift
/// CombineReducers {
///   BindingReducer(Self.binding)
///   Reduce { … }
/// }
/// .onChange(of: \.name) { … }
/// ```
///
/// An operator sees only the changes of the reducer that it is attached to.
public struct CombineReducers<State, Action>: Reducer {
  /// The combined reducers, run in textual order.
  public let body: Reduce<State, Action>

  /// Creates the reducer.
  ///
  /// - Parameter reducers: the reducers, run in textual order.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ reducers: () -> Reduce<State, Action>) {
    body = reducers()
  }
}
