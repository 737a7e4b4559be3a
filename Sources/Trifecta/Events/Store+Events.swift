extension Store {
  /// Subscribes to the events of this store: actions with the state before and after, effects that start and end, side
  /// effects.
  ///
  /// Use it to build debuggers, logs and recorders; `TrifectaDebug` prints the events. The subscription covers the
  /// whole store tree, whichever of its stores you call, and each event names the feature that it belongs to. While
  /// there is a listener, each action copies the state twice, and changing a collection in place copies it. Without
  /// listeners the cost is one check per action.
  ///
  /// ```swift
  /// let token = store.onEvent { event in
  ///   if case .reduced(let reduction) = event { log(reduction.action) }
  /// }
  /// ```
  ///
  /// - Parameter handle: called on the main actor while an action is being handled. Actions that it sends are handled
  ///   afterwards.
  /// - Returns: the subscription. It ends when the token is cancelled or released.
  public func onEvent(_ handle: @escaping @MainActor (StoreEvent) -> Void) -> EventToken {
    core.listen(handle)
  }
}

// Inspection for tools. Reading these properties registers no observation.
extension Store {
  /// The name of this store's node in events.
  package var placeName: String { node.name }

  /// The state.
  package var inspectedState: Feature.State { withState { $0 } }

  /// The running effects of this store and its descendants, in the order in which they started. O(effects of the whole
  /// store).
  package var runningEffects: [StoreEvent.Effect] {
    let now = core.now()
    return core.runs.runs.filter { $0.isRunning && $0.node.isWithin(node) }.map { $0.summary(at: now) }
  }

  /// The side effects of this store and its descendants that no screen has received, sorted by the name of the node.
  /// O(n log n) in the number of nodes.
  package var waitingSideEffects: [StoreEvent.SideEffect] {
    node.withBelow()
      .sorted { $0.name < $1.name }
      .flatMap { node in node.waitingSideEffects.map { StoreEvent.SideEffect(value: $0, place: node.name) } }
  }
}
