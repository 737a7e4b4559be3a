// Overloads that match calls with the wrong kind of child. Each fails to compile with a message that names the right
// operator.

extension Scope where ChildID == Void {
  /// Unavailable: `ifLet` runs an optional child, and `forEach` runs rows and screens.
  @available(
    *, unavailable,
    message:
      "Scope cannot run a child whose state is optional or a collection: apply .ifLet(Self.child) to the parent's reducer, or .forEach(Self.rows) for IdentifiedChildren and StackChildren"
  )
  @_disfavoredOverload
  public init<Children: ChildDeclaration<State, Action, Feature>>(_ children: Children) { mistake() }

  /// Unavailable: the argument must be the action's case, not a key path to it.
  @available(
    *, unavailable,
    message: "Pass the case itself, not a key path: Scope(state: \\.editor, action: Action.editor) { Editor() }"
  )
  @_disfavoredOverload
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: KeyPath<CaseKeyPath, CaseKeyPath>,
    _ feature: @escaping @MainActor () -> Feature
  ) { mistake() }
}

extension Reducer {
  /// Unavailable: `ifLet` takes no closure. The child's declaration creates its feature, and `onSideEffect` handles its
  /// side effects.
  @available(
    *, unavailable,
    message:
      "The child's declaration already creates its feature: write .ifLet(Self.child) without a closure. Handle its side effects with .onSideEffect { … } after it"
  )
  @_disfavoredOverload
  public func ifLet<Children: ChildDeclaration, Result>(
    _ child: Children, _ feature: () -> Result
  ) -> Reduce<State, Action> { mistake() }

  /// Unavailable: `forEach` takes no closure. The rows' declaration creates their feature, and `onSideEffect` handles
  /// their side effects.
  @available(
    *, unavailable,
    message:
      "The rows' declaration already creates their feature: write .forEach(Self.rows) without a closure. Handle their side effects with .onSideEffect { id, sideEffect in … } after it"
  )
  @_disfavoredOverload
  public func forEach<Children: ChildDeclaration, Result>(
    _ children: Children, _ feature: () -> Result
  ) -> Reduce<State, Action> { mistake() }

  /// Unavailable: a feature implements either `reduce(into:action:)` with this signature or `body`.
  @available(
    *, unavailable,
    message:
      "A feature implements either func reduce(into state: inout State, action: Action) -> Effect<Action> or a body of reducers"
  )
  @_disfavoredOverload
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { mistake() }
}

extension Store {
  /// Unavailable: a store is scoped by a child declaration.
  @available(
    *, unavailable, message: "Pass a child that the feature declares, not a key path: store.scope(Notes.editor)"
  )
  @_disfavoredOverload
  public func scope<Value>(_ state: KeyPath<Feature.State, Value>) -> Value { mistake() }

  /// Unavailable: a store is scoped by a child declaration.
  @available(
    *, unavailable, message: "Pass a child that the feature declares, not a key path: store.scope(Notes.editor)"
  )
  @_disfavoredOverload
  public func scope<ChildFeature: Reducer>(
    _ state: KeyPath<Feature.State, ChildFeature.State>
  ) -> Store<ChildFeature> { mistake() }

  /// Unavailable: a store is scoped by a child declaration.
  @available(
    *, unavailable, message: "Pass a child that the feature declares, not a key path: store.scope(Notes.editor)"
  )
  @_disfavoredOverload
  public func scope<ChildFeature: Reducer>(
    state: KeyPath<Feature.State, ChildFeature.State>, action: KeyPath<CaseKeyPath, CaseKeyPath>
  ) -> Store<ChildFeature> { mistake() }
}
