// What happens in places that may be empty: when the state there goes away, or another takes its place, the effects it
// started are cancelled and its side effects that nobody has received are dropped.
extension Core {
  /// Notes that an effect has started at `node`.
  func effectStarted(at node: Node) {
    node.uses += 1
    var next = node.nearestConditional
    while let conditional = next {
      conditional.extras.load += 1
      watch(conditional)
      next = conditional.conditionalAbove
    }
  }

  /// Notes that an effect at `node` has ended.
  func effectEnded(at node: Node) {
    node.uses -= 1
    var next = node.nearestConditional
    while let conditional = next {
      conditional.extras.load -= 1
      next = conditional.conditionalAbove
    }
  }

  /// Keeps a side effect of `node` until the state it belongs to is visible.
  @usableFromInline
  func emit(_ sideEffect: Any, at node: Node) {
    pendingSideEffects.append((node, sideEffect))
    node.uses += 1
    var next = node.nearestConditional
    while let conditional = next {
      watch(conditional)
      next = conditional.conditionalAbove
    }
  }

  private func watch(_ node: Node) {
    guard node.extras.watched == nil else { return }
    node.extras.watched = .some(node.occupant)
    if let index = node.rowIndex {
      if index.watched.isEmpty { watchedRows.append(index) }
      index.watched.append(node)
      _ = index.mayHaveRestructured()
    } else {
      watched.append(node)
    }
  }

  /// Cancels the effects in places whose occupant has left in a reduction. O(1) for each collection of rows that has
  /// effects and lost none, O(1) for each other place that may be empty and has effects.
  @usableFromInline
  func cancelEffectsOfTheGone() {
    var gone: [Node] = []
    watched.removeAll { !keepWatching($0, &gone) }
    for index in watchedRows where index.mayHaveRestructured() {
      index.watched.removeAll { !keepWatching($0, &gone) }
    }
    watchedRows.removeAll { $0.watched.isEmpty }
    if !gone.isEmpty { leave(gone) }
  }

  private func keepWatching(_ node: Node, _ gone: inout [Node]) -> Bool {
    let occupant = node.occupant
    if node.extras.watched != .some(occupant) {
      gone.append(node)
    } else if !pendingSideEffects.isEmpty || !node.isQuiet {
      return true
    }
    node.extras.watched = nil
    return false
  }

  /// Cancels what runs at `nodes` and below, and drops what waits there: who was there is gone.
  private func leave(_ nodes: [Node]) {
    var dropped: [Any] = []
    cancelEffects(of: nodes) {
      for node in nodes { node.dropSideEffects(into: &dropped) }
      pendingSideEffects.removeAll { pending in
        guard pending.node.isLeaving else { return false }
        pending.node.uses -= 1
        dropped.append(pending.value)
        return true
      }
    }
    // What a side effect holds may send when it is dropped, which is when this returns.
    withExtendedLifetime(dropped) {}
  }

  /// Cancels what runs at `nodes` and below. Their throttle windows are open to what comes next.
  ///
  /// - Parameters:
  ///   - nodes: the places.
  ///   - body: what else to do while the places know that they are being left.
  func cancelEffects(of nodes: [Node], alsoDoing body: () -> Void = {}) {
    for node in nodes { node.extras.isLeaving = true }
    for node in nodes { node.forgetThrottleWindows() }
    body()
    let runs = runs.runs.filter { $0.node.isLeaving }
    for node in nodes { node.extras.isLeaving = false }
    for run in runs { run.cancel(.places(nodes)) }
  }
}
