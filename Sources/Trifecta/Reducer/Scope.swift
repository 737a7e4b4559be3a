/// Runs a child's reducer on its part of the parent's state, for the actions that are the child's.
///
/// In a body it runs where it stands: before the reducers below it, after those above. What `ifLet`, `ifCaseLet` and
/// `forEach` return is a scope as well: of a child, of rows or of the screens of a path, and of the reducer that they
/// are attached to.
///
/// The child's side effects go to its own screen, unless `onSideEffect` answers them.
public struct Scope<State, Action, Feature: Reducer, ChildID>: Reducer {
  @usableFromInline let reducer: @MainActor (SideEffectHandler<ChildID, Feature, Action>?) -> Reduce<State, Action>

  @inlinable
  init(_ reducer: @escaping @MainActor (SideEffectHandler<ChildID, Feature, Action>?) -> Reduce<State, Action>) {
    self.reducer = reducer
  }

  /// Runs the child if the action is the child's. Nobody answers its side effects.
  @inlinable public var body: Reduce<State, Action> { reducer(nil) }
}

extension Scope where ChildID == Void {
  /// Runs a declared child.
  ///
  /// - Parameter child: the child, usually a static constant of the parent.
  @inlinable
  public init(_ child: Child<State, Action, Feature>) {
    self.init { handler in
      let sideEffects = erased(handler, of: ())
      let reduce = child.feature().compiled().closure
      return Reduce { parentState, parentAction in
        guard let childAction = child.action.extract(parentAction) else { return .none }
        let effect = reduce(&parentState[keyPath: child.state], childAction)
        return effect.isNone ? .none : effect.scoped(child.key, embed: child.action.embed, sideEffects: sideEffects)
      }
    }
  }

  /// Runs a declared child of a case, while the state is that case. An action that comes while it is another is
  /// reported and ignored.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - fileID: the file reported as the operator's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the operator's place.
  ///   - column: the column reported as the operator's place.
  @inlinable
  public init(
    _ child: CaseChild<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = EmptyReducer().ifCaseLet(child, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child that is declared nowhere else. Its store is `store.scope(Dialer.self, state:action:)`.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the parent's case that carries the child's actions.
  ///   - feature: makes the child's reducer.
  @inlinable
  public init(
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
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: CasePath<Action, Feature.Action>,
    _ feature: @escaping @MainActor (State) -> Feature
  ) {
    let key = Child<State, Action, Feature>({ undeclared() }, state: state, action: action, declaration: nil).key
    self.init { handler in
      let sideEffects = erased(handler, of: ())
      let dependencies = DependencyValues.current
      return Reduce { parentState, parentAction in
        guard let childAction = action.extract(parentAction) else { return .none }
        let reduce = dependencies.run { feature(parentState).compiled().closure }
        let effect = reduce(&parentState[keyPath: state], childAction)
        return effect.isNone ? .none : effect.scoped(key, embed: action.embed, sideEffects: sideEffects)
      }
    }
  }

  /// Runs a child that is declared nowhere else, by the name of the case: `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - state: where the child's state is.
  ///   - action: the name of the parent's case that carries the child's actions.
  ///   - feature: makes the child's reducer.
  @inlinable
  public init(
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
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: @escaping (Feature.Action) -> Action,
    _ feature: @escaping @MainActor (State) -> Feature
  ) {
    self.init(state: state, action: CasePath(action), feature)
  }
}
