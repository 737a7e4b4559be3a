// What is often given to an operator that takes another kind of child. Each says which operator takes it.

extension Scope {
  /// Says which operator runs an optional child.
  @available(
    *, unavailable, message: "An OptionalChild is run by an operator of the parent's reducer: .ifLet(Self.child)"
  )
  @_disfavoredOverload
  public init<Feature: Reducer>(_ child: OptionalChild<State, Action, Feature>) { mistake() }

  /// Says which operator runs a presented child.
  @available(
    *, unavailable, message: "A PresentedChild is run by an operator of the parent's reducer: .ifLet(Self.child)"
  )
  @_disfavoredOverload
  public init<Feature: Reducer>(_ child: PresentedChild<State, Action, Feature>) { mistake() }

  /// Says which operator runs rows.
  @available(
    *, unavailable, message: "IdentifiedChildren are run by an operator of the parent's reducer: .forEach(Self.rows)"
  )
  @_disfavoredOverload
  public init<Feature: Reducer>(_ children: IdentifiedChildren<State, Action, Feature>) { mistake() }

  /// Says how the case of a child is named.
  @available(
    *, unavailable,
    message: "The case is named, not reached by a key path: Scope(state: \\.editor, action: Action.editor) { Editor() }"
  )
  @_disfavoredOverload
  public init<Feature: Reducer>(
    state: WritableKeyPath<State, Feature.State>,
    action: KeyPath<CaseKeyPath, CaseKeyPath>,
    _ feature: @escaping @MainActor () -> Feature
  ) { mistake() }
}

extension Reducer {
  /// Says where the feature of an optional child is.
  @available(*, unavailable, message: "The child names its feature already: write .ifLet(Self.child) without a closure")
  @_disfavoredOverload
  public func ifLet<Feature: Reducer>(
    _ child: OptionalChild<State, Action, Feature>, _ feature: () -> Feature
  ) -> Reduce<State, Action> { mistake() }

  /// Says where the feature of a presented child is.
  @available(*, unavailable, message: "The child names its feature already: write .ifLet(Self.child) without a closure")
  @_disfavoredOverload
  public func ifLet<Feature: Reducer>(
    _ child: PresentedChild<State, Action, Feature>, _ feature: () -> Feature
  ) -> Reduce<State, Action> { mistake() }

  /// Says where the feature of rows is.
  @available(
    *, unavailable, message: "The rows name their feature already: write .forEach(Self.rows) without a closure"
  )
  @_disfavoredOverload
  public func forEach<Feature: Reducer>(
    _ children: IdentifiedChildren<State, Action, Feature>, _ feature: () -> Feature
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
