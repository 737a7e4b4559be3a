/// A reducer that runs a child's reducer on its part of the parent's state, for the child's actions.
///
/// In a body, it runs after the reducers above it and before the reducers below it. `ifLet`, `ifCaseLet` and `forEach`
/// also return a scope, which combines the child, rows or screens with the reducer that the operator is attached to.
///
/// The child's side effects are delivered to its own screen, unless `onSideEffect` handles them.
public struct Scope<State, Action, Feature: Reducer, ChildID>: Reducer {
  @usableFromInline let reducer: @MainActor (SideEffectHandler<ChildID, Feature, Action>?) -> Reduce<State, Action>

  @inlinable
  init(_ reducer: @escaping @MainActor (SideEffectHandler<ChildID, Feature, Action>?) -> Reduce<State, Action>) {
    self.reducer = reducer
  }

  /// The reducer, without a handler for the child's side effects.
  @inlinable public var body: Reduce<State, Action> { reducer(nil) }
}

extension Scope where ChildID == Void {
  /// Creates a scope for a declared child.
  ///
  /// - Parameter child: the child, usually a static constant of the parent.
  @inlinable
  public init(_ child: Child<State, Action, Feature>) {
    self.init { handler in
      let sideEffects = erased(handler, of: ())
      let reducer = child.feature().compiled()
      let reduce = reducer.closure
      let restoration = restoration(of: Feature.self, child.key, at: child.state, child.action, sideEffects) { _ in
        reducer
      }
      return Reduce(restoration: restoration) { parentState, parentAction in
        guard let childAction = child.action.extract(parentAction) else { return .none }
        let effect = reduce(&parentState[keyPath: child.state], childAction)
        return effect.isNone ? .none : effect.scoped(child.key, embed: child.action.embed, sideEffects: sideEffects)
      }
    }
  }

  /// Creates a scope for the declared child of a case. An action that arrives while the state is another case is
  /// reported and ignored.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - fileID: the file reported as the source location of the operator.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the operator.
  ///   - column: the column reported as the source location of the operator.
  @inlinable
  public init(
    _ child: CaseChild<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = EmptyReducer().ifCaseLet(child, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a scope for a child without a declaration. Get its store with `store.scope(Dialer.self, state:action:)`.
  ///
  /// - Parameters:
  ///   - state: the key path from the parent's state to the child's.
  ///   - action: the case of the parent's action that carries the child's actions.
  ///   - feature: creates the child's reducer.
  @inlinable
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: CasePath<Action, Feature.Action>,
    _ feature: @escaping @MainActor () -> Feature
  ) {
    self.init(Child(feature, state: state, action: action, declaration: nil))
  }

  /// Creates a scope for a child whose feature depends on the parent's state, for example one that loads the value with
  /// an id. Get its store with `store.scope(LoadingReducer<Note>.self, state:action:)`.
  ///
  /// ```swift
  /// Scope(state: \.note, action: Self.noteAction) { state in
  ///   LoadingReducer(isEmpty: nil) { [id = state.id] in try await client.note(id) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: the key path from the parent's state to the child's.
  ///   - action: the case of the parent's action that carries the child's actions.
  ///   - feature: creates the child's reducer from the parent's state. Evaluated for each action of the child, with the
  ///     dependencies that were current when the store was created.
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
      let restoration = restoration(of: Feature.self, key, at: state, action, sideEffects) { parentState in
        dependencies.run { feature(parentState).compiled() }
      }
      return Reduce(restoration: restoration) { parentState, parentAction in
        guard let childAction = action.extract(parentAction) else { return .none }
        let reduce = dependencies.run { feature(parentState).compiled().closure }
        let effect = reduce(&parentState[keyPath: state], childAction)
        return effect.isNone ? .none : effect.scoped(key, embed: action.embed, sideEffects: sideEffects)
      }
    }
  }

  /// Creates a scope for a child without a declaration, with the constructor of the action's case:
  /// `action: Action.dialer`.
  ///
  /// - Parameters:
  ///   - state: the key path from the parent's state to the child's.
  ///   - action: the constructor of the case that carries the child's actions.
  ///   - feature: creates the child's reducer.
  @inlinable
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: @escaping (Feature.Action) -> Action,
    _ feature: @escaping @MainActor () -> Feature
  ) {
    self.init(state: state, action: CasePath(action), feature)
  }

  /// Creates a scope for a child whose feature depends on the parent's state, with the constructor of the action's
  /// case.
  ///
  /// - Parameters:
  ///   - state: the key path from the parent's state to the child's.
  ///   - action: the constructor of the case that carries the child's actions.
  ///   - feature: creates the child's reducer from the parent's state. Evaluated for each action of the child.
  @inlinable
  public init(
    state: WritableKeyPath<State, Feature.State>,
    action: @escaping (Feature.Action) -> Action,
    _ feature: @escaping @MainActor (State) -> Feature
  ) {
    self.init(state: state, action: CasePath(action), feature)
  }
}
