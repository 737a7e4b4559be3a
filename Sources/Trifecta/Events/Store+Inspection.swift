// What tools show of a store. Looking observes nothing.
extension Store {
  /// The state.
  package var inspectedState: Feature.State { read(\.self) }

  /// The effects that run here and below, in the order in which they started. O(effects of the whole store).
  package var runningEffects: [StoreEvent.Effect] {
    let now = core.now()
    return core.runs.runs.filter { $0.node.isWithin(node) }.map { $0.summary(at: now) }
  }

  /// The side effects of this place and those below that wait for a screen, by the names of their places.
  /// O(n log n) in the number of places.
  package var waitingSideEffects: [StoreEvent.SideEffect] {
    node.withBelow()
      .sorted { $0.name < $1.name }
      .flatMap { node in node.waitingSideEffects.map { StoreEvent.SideEffect(value: $0, place: node.name) } }
  }
}

extension Node {
  /// This node and all below it.
  fileprivate func withBelow() -> [Node] {
    [self] + below.flatMap { $0.withBelow() }
  }
}
