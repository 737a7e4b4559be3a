/// Runs a child's reducer on its part of the parent's state, for the actions that are the child's.
public struct Scope<State, Action>: Reducer {
  @usableFromInline let compiledScope: Reduce<State, Action>

  /// Runs a declared child.
  ///
  /// - Parameter child: the child, usually a static constant of the parent.
  @inlinable
  public init<Feature: Reducer>(_ child: Child<State, Action, Feature>) {
    let state = child.state
    let action = child.action
    let key = child.key
    let reduce = child.feature().compiled().closure
    compiledScope = Reduce { parentState, parentAction in
      guard let childAction = action.extract(parentAction) else { return .none }
      let effect = reduce(&parentState[keyPath: state], childAction)
      return effect.isNone ? .none : effect.scoped(key, embed: action.embed)
    }
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
    self.init(Child(feature(), state: state, action: action))
  }

  /// Runs the child if the action is the child's.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    compiledScope.closure(&state, action)
  }

  /// The scope as a closure.
  @inlinable
  public func compiled() -> Reduce<State, Action> {
    compiledScope
  }
}
