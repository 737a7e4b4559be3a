extension Reducer {
  /// Runs a reaction when a field of the state has changed after this reducer has run.
  ///
  /// The reaction is part of the same reduction, so observers never see the state in between. Actions that its effect
  /// sends are reduced afterwards and may trigger the reaction again.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .onChange(of: \.favorites) { state, old, new in
  ///     state.feed.append(contentsOf: Activity.between(old, new))
  ///     return .none
  ///   }
  /// ```
  ///
  /// The old value is kept for the comparison, so changing an observed collection in place copies it.
  ///
  /// - Parameters:
  ///   - field: the value to compare. It may be a computed property.
  ///   - reaction: changes the state and returns the effects to start. It is given the state, the old value and the new
  ///     value.
  /// - Returns: a reducer that runs this one, then the reaction.
  @inlinable
  public func onChange<Value: Equatable>(
    of field: KeyPath<State, Value>,
    _ reaction: @escaping @MainActor (_ state: inout State, _ old: Value, _ new: Value) -> Effect<Action>
  ) -> Reduce<State, Action> {
    let reducer = compiled()
    let reduce = reducer.closure
    let restoration = reducer.restoration.map { restore -> Reduce<State, Action>.Restoration in
      { state, interrupted in
        let old = state[keyPath: field]
        let effect = restore(&state, interrupted)
        let new = state[keyPath: field]
        return old == new ? effect : effect.and(reaction(&state, old, new))
      }
    }
    return Reduce(restoration: restoration) { state, action in
      let old = state[keyPath: field]
      let effect = reduce(&state, action)
      let new = state[keyPath: field]
      return old == new ? effect : effect.and(reaction(&state, old, new))
    }
  }
}
