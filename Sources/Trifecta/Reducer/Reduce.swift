/// A reducer made of a closure, for use inside a body.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline package let closure: @MainActor (inout State, Action) -> Effect<Action>

  /// Creates a reducer.
  ///
  /// - Parameter closure: changes the state and returns the effects that the action starts.
  @inlinable
  public init(_ closure: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    self.closure = closure
  }

  /// Runs the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  /// This reducer: it is a closure already.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    self
  }
}
