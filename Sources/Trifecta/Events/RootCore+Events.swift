extension RootCore {
  /// Reduces an action while there are event listeners, with copies of the state before and after.
  @usableFromInline
  func reduceWatched(_ action: Action, _ group: EffectGroup?) {
    let before = state.pointee
    let effect = effect(of: action)
    let place = (group?.node ?? currentNode).name
    emit(
      .reduced(
        .init(
          action: action, place: place, before: before, after: state.pointee,
          isFromEffect: group?.takeIsOfEffect() == true)))
    follow(effect, group)
  }
}

extension EffectRun {
  /// The run as shown in events and dumps.
  func summary(at now: Duration) -> StoreEvent.Effect {
    StoreEvent.Effect(
      id: ObjectIdentifier(self), title: title.description, ids: idDescriptions, place: node.name, age: now - started)
  }
}

extension Core {
  /// Passes an event to all listeners.
  func emit(_ event: StoreEvent) {
    // A listener is not part of the feature, so the feature's overrides do not apply to it.
    DependencyValues.withoutOverrides {
      for listener in listeners { listener.handle?(event) }
    }
  }

  /// Passes an event about an effect to all listeners.
  func emit(_ event: (StoreEvent.Effect) -> StoreEvent, _ run: EffectRun) {
    if !listeners.isEmpty { emit(event(run.summary(at: now()))) }
  }

  /// Passes an event about a side effect to all listeners.
  func emit(_ event: (StoreEvent.SideEffect) -> StoreEvent, _ value: Any, of place: @autoclosure () -> String) {
    if !listeners.isEmpty { emit(event(.init(value: value, place: place()))) }
  }
}
