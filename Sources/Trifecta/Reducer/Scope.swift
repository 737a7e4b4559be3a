/// Runs a child's reducer on its part of the parent's state, for the actions that are the child's.
///
/// In a body it runs where it stands: before the reducers below it, after those above.
public struct Scope<State, Action>: Reducer {
  /// Runs the child if the action is the child's.
  public let body: Reduce<State, Action>

  /// Runs a declared child.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - handler: answers the child's side effects before its screen has them; see ``SideEffectResponse``.
  @inlinable
  public init<Feature: Reducer>(
    _ child: Child<State, Action, Feature>,
    onSideEffect handler: SideEffectHandler<Feature, Action>? = nil
  ) {
    let state = child.state
    let action = child.action
    let key = child.key
    let sideEffects = erased(handler, of: Feature.self)
    let reduce = child.feature().compiled().closure
    body = Reduce { parentState, parentAction in
      guard let childAction = action.extract(parentAction) else { return .none }
      let effect = reduce(&parentState[keyPath: state], childAction)
      return effect.isNone ? .none : effect.scoped(key, embed: action.embed, sideEffects: sideEffects)
    }
  }

  /// Runs a declared child of a case, while the state is that case. An action that comes while it is another is
  /// reported and ignored.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - handler: answers the child's side effects before its screen has them; see ``SideEffectResponse``.
  ///   - fileID: the file reported as the operator's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the operator's place.
  ///   - column: the column reported as the operator's place.
  @inlinable
  public init<Feature: Reducer>(
    _ child: CaseChild<State, Action, Feature>,
    onSideEffect handler: SideEffectHandler<Feature, Action>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    body = EmptyReducer().ifCaseLet(
      child, onSideEffect: handler, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child that is declared nowhere else. Its store is `store.scope(Dialer.self, state:action:)`.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the parent's case that carries the child's actions.
  ///   - feature: makes the child's reducer.
  @inlinable
  public init<Feature: Reducer>(
    state: WritableKeyPath<State, Feature.State>,
    action: CasePath<Action, Feature.Action>,
    _ feature: @escaping @MainActor () -> Feature
  ) {
    self.init(Child(feature, state: state, action: action, declaration: nil))
  }

  /// Runs a child whose feature depends on the parent's state, as one does that loads what an id stands for. Its store is
  /// `store.scope(LoadingReducer<Note>.self, state:action:)`.
  ///
  /// ```swift
  /// Scope(state: \.note, action: Self.noteAction) { state in
  ///   LoadingReducer(isEmpty: nil) { [id = state.id] in try await client.note(id) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the parent's case that carries the child's actions.
  ///   - feature: makes the child's reducer of the parent's state. Evaluated for each action of the child, with the
  ///     dependencies in force when the store was created.
  @inlinable
  public init<Feature: Reducer>(
    state: WritableKeyPath<State, Feature.State>,
    action: CasePath<Action, Feature.Action>,
    _ feature: @escaping @MainActor (State) -> Feature
  ) {
    let key = Child<State, Action, Feature>({ undeclared() }, state: state, action: action, declaration: nil).key
    let dependencies = DependencyValues.current
    body = Reduce { parentState, parentAction in
      guard let childAction = action.extract(parentAction) else { return .none }
      let reduce = dependencies.run { feature(parentState).compiled().closure }
      let effect = reduce(&parentState[keyPath: state], childAction)
      return effect.isNone ? .none : effect.scoped(key, embed: action.embed)
    }
  }
}

extension Scope {
  /// Runs a child that is declared nowhere else, by the name of the case: `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the name of the parent's case that carries the child's actions.
  ///   - feature: makes the child's reducer.
  @inlinable
  public init<Feature: Reducer>(
    state: WritableKeyPath<State, Feature.State>,
    action: @escaping (Feature.Action) -> Action,
    _ feature: @escaping @MainActor () -> Feature
  ) {
    self.init(state: state, action: CasePath(action), feature)
  }

  /// Runs a child whose feature depends on the parent's state, by the name of the case.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the name of the parent's case that carries the child's actions.
  ///   - feature: makes the child's reducer of the parent's state, for each action of the child.
  @inlinable
  public init<Feature: Reducer>(
    state: WritableKeyPath<State, Feature.State>,
    action: @escaping (Feature.Action) -> Action,
    _ feature: @escaping @MainActor (State) -> Feature
  ) {
    self.init(state: state, action: CasePath(action), feature)
  }
}
