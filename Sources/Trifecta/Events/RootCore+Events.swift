extension RootCore {
  /// Reduces an action while somebody listens to events, with copies of the state before and after.
  @usableFromInline
  func reduceWatched(_ action: Action, _ group: EffectGroup?) {
    let before = state.pointee
    let effect = effect(of: action)
    let place = (group?.node ?? currentNode).name
    emit(.reduced(.init(action: action, place: place, before: before, after: state.pointee)))
    follow(effect, group)
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
