/// A reducer that runs a closure, for use in a body.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline package let closure: @MainActor (inout State, Action) -> Effect<Action>

  /// Creates a reducer.
  ///
  /// - Parameter closure: changes the state and returns the effects to start.
  @inlinable
  public init(_ closure: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    self.closure = closure
  }

  /// Runs the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  /// Returns this reducer, which already is a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    self
  }
}
