extension Reducer {
  /// This reducer with some dependencies overridden, also in its children and in the effects they return.
  ///
  /// Attach it inside a body, to what is to see the override:
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Scope(Self.tutorial).dependencies { $0.profile = .example }
  /// }
  /// ```
  ///
  /// The override nearest to a feature counts, and counts more than what the store was created with. Actions that the
  /// effects send are reduced by the parent without it.
  ///
  /// - Parameter update: sets the dependencies to override. Called once, when the store is created.
  /// - Returns: a reducer that runs this one with the overrides in force.
  public func dependencies(_ update: (inout DependencyValues) -> Void) -> Reduce<State, Action> {
    let outer = DependencyValues.current
    let changes = outer.changes(update)
    // Conditions in a body and the features that it makes see the override too.
    let reduce = outer.applying(changes).run { compiled().closure }
    return Reduce { state, action in
      outer.mergingCurrent().applying(changes).run { reduce(&state, action) }
    }
  }

  /// This reducer with one dependency overridden, also in its children and in the effects they return.
  ///
  /// ```swift
  /// Scope(Self.tutorial).dependency(\.profile, .example)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: the dependency.
  ///   - value: its value, made once, when the store is created.
  /// - Returns: a reducer that runs this one with the override in force; see ``dependencies(_:)``.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Reduce<State, Action> {
    // Swift reads what is written through a key path. That is no use of the dependency.
    dependencies { values in DependencyUse.$current.withValue(.ignored) { values[keyPath: keyPath] = value } }
  }
}
