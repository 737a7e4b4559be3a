extension Reducer {
  /// Reacts to a field of the state whose value differs after this reducer has run.
  ///
  /// The reaction is part of the same reduction: nobody sees the state in between. Actions that its effect sends are
  /// reduced afterwards and may trigger it again.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .onChange(of: \.favorites) { state, old, new in
  ///     state.feed.append(contentsOf: Activity.between(old, new))
  ///     return .none
  ///   }
  /// ```
  ///
  /// The value before is kept for the comparison: a collection that is observed in this way is copied when it is
  /// changed in place.
  ///
  /// - Parameters:
  ///   - field: what to compare. Computed properties will do.
  ///   - reaction: changes the state and returns the effects to start, given the state and the values before and after.
  /// - Returns: a reducer that runs this one, then the reaction.
  @inlinable
  public func onChange<Value: Equatable>(
    of field: KeyPath<State, Value>,
    _ reaction: @escaping @MainActor (_ state: inout State, _ old: Value, _ new: Value) -> Effect<Action>
  ) -> Reduce<State, Action> {
    let reduce = compiled().closure
    return Reduce { state, action in
      let old = state[keyPath: field]
      let effect = reduce(&state, action)
      let new = state[keyPath: field]
      return old == new ? effect : effect.and(reaction(&state, old, new))
    }
  }
}
