extension Store {
  /// Calls `handle` with everything that happens in this store: actions with the state before and after, effects that
  /// start and end, side effects.
  ///
  /// It is what debuggers, logs and recorders are made of; `TrifectaDebug` prints them. The events are those of the
  /// whole tree, whichever of its stores is asked; each says which place it belongs to. While somebody listens, each
  /// action copies the state twice, and a mutation of a collection in place becomes a copy. While nobody does, it costs
  /// one check.
  ///
  /// ```swift
  /// let token = store.onEvent { event in
  ///   if case .reduced(let reduction) = event { log(reduction.action) }
  /// }
  /// ```
  ///
  /// - Parameter handle: called on the main actor, in the middle of handling an action. What it sends is handled
  ///   afterwards.
  /// - Returns: keeps the listening going. It ends when this is cancelled or dropped.
  public func onEvent(_ handle: @escaping @MainActor (StoreEvent) -> Void) -> EventToken {
    core.listen(handle)
  }
}

// What tools show of a store. Looking observes nothing.
extension Store {
  /// What events call this store's place.
  package var placeName: String { node.name }

  /// The state.
  package var inspectedState: Feature.State { withState { $0 } }

  /// The effects that run here and below, in the order in which they started. O(effects of the whole store).
  package var runningEffects: [StoreEvent.Effect] {
    let now = core.now()
    return core.runs.runs.filter { $0.isRunning && $0.node.isWithin(node) }.map { $0.summary(at: now) }
  }

  /// The side effects of this place and those below that wait for a screen, by the names of their places.
  /// O(n log n) in the number of places.
  package var waitingSideEffects: [StoreEvent.SideEffect] {
    node.withBelow()
      .sorted { $0.name < $1.name }
      .flatMap { node in node.waitingSideEffects.map { StoreEvent.SideEffect(value: $0, place: node.name) } }
  }
}
