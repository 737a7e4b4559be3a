// The restoration of children: the same composition as for actions, but of all children that are present.

/// Returns a closure that restores a child that is always present.
///
/// - Parameters:
///   - feature: the type of the child's feature.
///   - key: the child's key.
///   - path: the key path from the parent's state to the child's.
///   - action: the case of the parent's action that carries the child's actions.
///   - sideEffects: handles the child's side effects.
///   - reducer: returns the child's reducer for a parent's state.
@MainActor
@usableFromInline
func restoration<State, Action, Feature: Reducer>(
  of feature: Feature.Type, _ key: ChildKey, at path: WritableKeyPath<State, Feature.State>,
  _ action: CasePath<Action, Feature.Action>,
  _ sideEffects: (@MainActor (Any) -> Effect<Action>?)?,
  by reducer: @escaping @MainActor (State) -> Reduce<Feature.State, Feature.Action>
) -> Reduce<State, Action>.Restoration {
  { state, interrupted in
    let reducer = reducer(state)
    let effect = interrupted.below(key).restore(feature, &state[keyPath: path], by: reducer)
    return effect.scopedIfAny(key, embed: action.embed, sideEffects: sideEffects)
  }
}

extension OptionalChild {
  /// Returns a closure that restores the child, if it is present, and then the parent.
  @usableFromInline
  func restoration(
    by reducer: DeferredReducer<Feature>, dismissal: ParentAction? = nil,
    _ handler: SideEffectHandler<Void, Feature, ParentAction>?, before parent: Reduce<ParentState, ParentAction>
  ) -> Reduce<ParentState, ParentAction>.Restoration {
    let sideEffects = erased(handler, of: ())
    return { state, interrupted in
      guard state[keyPath: self.state] != nil else {
        return parent.restore(into: &state, interrupted: interrupted)
      }
      // The state is present, as was just checked.
      let effect = interrupted.below(key)
        .restore(Feature.self, &state[keyPath: self.state]!, by: reducer.compiled())
      let before = state[keyPath: self.state].map(identity.id)
      let parentEffect = parent.restore(into: &state, interrupted: interrupted)
      guard let before, !effect.isNone else { return parentEffect }
      guard state[keyPath: self.state].map(identity.id) == before else {
        return effect.forRemovedFeature().and(parentEffect)
      }
      let key = identity.hasIDs ? key.occupied(by: before) : key
      return effect.scoped(key, embed: action.embed, sideEffects: sideEffects, dismissal: dismissal).and(parentEffect)
    }
  }
}

extension CaseChild {
  /// Returns a closure that restores the child, if it is present, and then the parent.
  @usableFromInline
  func restoration(
    by reducer: DeferredReducer<Feature>, _ sideEffects: (@MainActor (Any) -> Effect<ParentAction>?)?,
    before parent: Reduce<ParentState, ParentAction>
  ) -> Reduce<ParentState, ParentAction>.Restoration {
    { state, interrupted in
      guard var childState = self.state.extract(state) else {
        return parent.restore(into: &state, interrupted: interrupted)
      }
      let effect = interrupted.below(key).restore(Feature.self, &childState, by: reducer.compiled())
      let before = identity.id(childState)
      state = self.state.embed(childState)
      let parentEffect = parent.restore(into: &state, interrupted: interrupted)
      guard self.state.extract(state).map(identity.id) == before else {
        return effect.forRemovedFeature().and(parentEffect)
      }
      let key = identity.hasIDs ? key.occupied(by: before) : key
      return effect.scopedIfAny(key, embed: action.embed, sideEffects: sideEffects).and(parentEffect)
    }
  }
}

extension IdentifiedChildren {
  /// Returns a closure that restores the rows, and then the parent. Rows without anything to restore are not accessed.
  @usableFromInline
  func restoration(
    by reducer: DeferredReducer<Feature>, _ handler: SideEffectHandler<Feature.State.ID, Feature, ParentAction>?,
    before parent: Reduce<ParentState, ParentAction>
  ) -> Reduce<ParentState, ParentAction>.Restoration {
    { state, interrupted in
      let row = reducer.compiled()
      var effects: [Effect<ParentAction>] = []
      let isNeeded = row.restoration != nil || interrupted.hasChildren
      for id in isNeeded ? Array(state[keyPath: self.state].ids) : [] {
        let interruptedRow = interrupted.below(key(id))
        guard row.restoration != nil || !interruptedRow.isEmptyBelow else { continue }
        let count = state[keyPath: self.state].count
        // A row may change its own id.
        var rowID = id
        let effect = state[keyPath: self.state].modify(id: id) { rowState in
          defer { rowID = rowState.id }
          return interruptedRow.restore(Feature.self, &rowState, by: row)
        }
        guard let effect, !effect.isNone else { continue }
        // A row whose new id is that of another row is removed.
        guard state[keyPath: self.state].count == count else {
          effects.append(effect.forRemovedFeature())
          continue
        }
        effects.append(
          effect.scoped(
            key(rowID), embed: { [rowID] in action.embed((rowID, $0)) }, sideEffects: erased(handler, of: rowID)))
      }
      effects.append(parent.restore(into: &state, interrupted: interrupted))
      return .merge(effects)
    }
  }
}

extension StackChildren {
  /// Returns a closure that restores the screens, and then the parent.
  @usableFromInline
  func restoration(
    by reducer: DeferredReducer<Feature>, _ handler: SideEffectHandler<StackElementID, Feature, ParentAction>?,
    before parent: Reduce<ParentState, ParentAction>
  ) -> Reduce<ParentState, ParentAction>.Restoration {
    { state, interrupted in
      var effects: [Effect<ParentAction>] = []
      for id in state[keyPath: self.state].ids {
        let interruptedScreen = interrupted.below(key(id))
        let effect = state[keyPath: self.state].modify(id: id) { screenState in
          interruptedScreen.restore(Feature.self, &screenState, by: reducer.compiled())
        }
        guard let effect, !effect.isNone else { continue }
        effects.append(
          effect.scoped(
            key(id), embed: { action.embed(.element(id: id, action: $0)) }, sideEffects: erased(handler, of: id),
            dismissal: action.embed(.popFrom(id: id))))
      }
      effects.append(parent.restore(into: &state, interrupted: interrupted))
      return .merge(effects)
    }
  }
}
