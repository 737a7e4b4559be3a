// What is often given to an operator that takes another kind of child. Each says which operator takes it.

extension Scope where ChildID == Void {
  /// Says which operator runs a child that is not always there, and which one rows.
  @available(
    *, unavailable,
    message:
      "An OptionalChild and a PresentedChild are run by an operator of the parent's reducer, .ifLet(Self.child), as IdentifiedChildren and StackChildren are by .forEach(Self.rows)"
  )
  @_disfavoredOverload
  public init<Children: ChildDeclaration<State, Action, Feature>>(_ children: Children) { mistake() }

  /// Says how the case of a child is named.
  @available(
    *, unavailable,
    message: "The case is named, not reached by a key path: Scope(state: \\.editor, action: Action.editor) { Editor() }"
  )
  @_disfavoredOverload
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: KeyPath<CaseKeyPath, CaseKeyPath>,
    _ feature: @escaping @MainActor () -> Feature
  ) { mistake() }
}

extension Reducer {
  /// Says where the feature of a child is, and who answers its side effects.
  @available(
    *, unavailable,
    message:
      "The child names its feature already: write .ifLet(Self.child) without a closure. Its side effects are answered by .onSideEffect { … } after it"
  )
  @_disfavoredOverload
  public func ifLet<Children: ChildDeclaration, Result>(
    _ child: Children, _ feature: () -> Result
  ) -> Reduce<State, Action> { mistake() }

  /// Says where the feature of rows is, and who answers their side effects.
  @available(
    *, unavailable,
    message:
      "The rows name their feature already: write .forEach(Self.rows) without a closure. Their side effects are answered by .onSideEffect { id, sideEffect in … } after it"
  )
  @_disfavoredOverload
  public func forEach<Children: ChildDeclaration, Result>(
    _ children: Children, _ feature: () -> Result
  ) -> Reduce<State, Action> { mistake() }

  /// Says what a feature without a body has to have.
  @available(
    *, unavailable,
    message:
      "A feature has either func reduce(into state: inout State, action: Action) -> Effect<Action>, or a body of reducers"
  )
  @_disfavoredOverload
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { mistake() }
}

extension Store {
  /// Says how the store of a child is asked for.
  @available(
    *, unavailable, message: "A store is scoped by the child that the feature declares: store.scope(Notes.editor)"
  )
  @_disfavoredOverload
  public func scope<Value>(_ state: KeyPath<Feature.State, Value>) -> Value { mistake() }

  /// Says how the store of a child is asked for.
  @available(
    *, unavailable, message: "A store is scoped by the child that the feature declares: store.scope(Notes.editor)"
  )
  @_disfavoredOverload
  public func scope<ChildFeature: Reducer>(
    _ state: KeyPath<Feature.State, ChildFeature.State>
  ) -> Store<ChildFeature> { mistake() }

  /// Says how the store of a child is asked for.
  @available(
    *, unavailable, message: "A store is scoped by the child that the feature declares: store.scope(Notes.editor)"
  )
  @_disfavoredOverload
  public func scope<ChildFeature: Reducer>(
    state: KeyPath<Feature.State, ChildFeature.State>, action: KeyPath<CaseKeyPath, CaseKeyPath>
  ) -> Store<ChildFeature> { mistake() }
}
