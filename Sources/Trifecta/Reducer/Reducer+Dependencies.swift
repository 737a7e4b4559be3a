extension Reducer {
  /// Overrides dependencies for this reducer, its children and the effects they return.
  ///
  /// Attach it inside a body, to the reducer that should see the override:
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Scope(Self.tutorial).dependencies { $0.profile = .example }
  /// }
  /// ```
  ///
  /// The override nearest to a feature takes precedence, even over the dependencies that the store was created with.
  /// Actions that the effects send are reduced by the parent, without the override.
  ///
  /// - Parameter update: sets the dependencies to override. Called once, when the store is created.
  /// - Returns: a reducer that runs this one with the overrides.
  public func dependencies(_ update: (inout DependencyValues) -> Void) -> Reduce<State, Action> {
    let outer = DependencyValues.current
    let changes = outer.changes(update)
    // The reducer is compiled with the override, so that conditions in its body and features that the body creates see
    // the override too.
    let reducer = outer.applying(changes).run { compiled() }
    let reduce = reducer.closure
    let restoration = reducer.restoration.map { restore -> Reduce<State, Action>.Restoration in
      { state, interrupted in outer.mergingCurrent().applying(changes).run { restore(&state, interrupted) } }
    }
    return Reduce(restoration: restoration) { state, action in
      let values = outer.mergingCurrent().applying(changes)
      values.reads?.add(changes) { featureName(of: State.self) }
      return values.run { reduce(&state, action) }
    }
  }

  /// Overrides one dependency for this reducer, its children and the effects they return.
  ///
  /// ```swift
  /// Scope(Self.tutorial).dependency(\.profile, .example)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: the dependency.
  ///   - value: its value, created once, when the store is created.
  /// - Returns: a reducer that runs this one with the override; see ``dependencies(_:)``.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Reduce<State, Action> {
    // Swift reads a value when writing through a key path. That read must not count as a use of the dependency.
    dependencies { values in DependencyUse.$current.withValue(.ignored) { values[keyPath: keyPath] = value } }
  }
}
