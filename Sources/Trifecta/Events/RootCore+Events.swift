extension RootCore {
  /// Reduces an action while somebody listens to events, with copies of the state before and after.
  @usableFromInline
  func reduceWatched(_ action: Action, _ owner: EffectOwner) {
    let before = state.pointee
    let effect = effect(of: action)
    emit(.reduced(.init(action: action, place: origin(of: owner).name, before: before, after: state.pointee)))
    follow(effect, owner)
  }

  /// The place that the action of an effect's owner was sent from.
  private func origin(of owner: EffectOwner) -> Node {
    switch owner {
    case .nobody: node
    case .current: currentNode
    // A run above the place of the action that started it is nobody's.
    case .run(let run): run.ownGroup()?.node ?? run.node
    case .group(let group): group.node
    }
  }
}

extension EffectRun {
  /// The run as events and dumps show it.
  func summary(at now: Duration) -> StoreEvent.Effect {
    StoreEvent.Effect(
      id: ObjectIdentifier(self), title: title.description, ids: idDescriptions, place: node.name, age: now - started)
  }
}

extension Core {
  /// Tells those who listen what has happened.
  func emit(_ event: StoreEvent) {
    // A listener is no part of the feature.
    DependencyValues.withoutOverrides {
      for listener in listeners { listener.handle?(event) }
    }
  }

  /// Tells those who listen what becomes of an effect.
  func emit(_ event: (StoreEvent.Effect) -> StoreEvent, _ run: EffectRun) {
    if !listeners.isEmpty { emit(event(run.summary(at: now()))) }
  }

  /// Tells those who listen what becomes of a side effect.
  func emit(_ event: (StoreEvent.SideEffect) -> StoreEvent, _ value: Any, of place: @autoclosure () -> String) {
    if !listeners.isEmpty { emit(event(.init(value: value, place: place()))) }
  }
}
