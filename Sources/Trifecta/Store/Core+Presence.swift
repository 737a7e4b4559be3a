// Children that may be absent: when a child's state is removed or replaced by another instance, the effects that it
// started are cancelled and its undelivered side effects are dropped.
extension Core {
  /// Records that an effect has started at `node`, or that an action or side effect of the node was queued.
  @usableFromInline
  func effectStarted(at node: Node) {
    node.uses += 1
    var next = node.nearestConditional
    while let conditional = next {
      conditional.extras.load += 1
      watch(conditional)
      next = conditional.conditionalAbove
    }
  }

  /// Records that an effect at `node` has ended, or that a queued action or side effect of the node was dequeued.
  @usableFromInline
  func effectEnded(at node: Node) {
    node.uses -= 1
    var next = node.nearestConditional
    while let conditional = next {
      conditional.noteEffectEnd()
      next = conditional.conditionalAbove
    }
  }

  /// Checks from now on, after each reduction, whether the instance of a node is still present.
  @usableFromInline
  func watch(_ node: Node) {
    guard !node.extras.isWatched else { return }
    node.extras.isWatched = true
    if let index = node.rowIndex {
      if index.watchedCount == 0 {
        watchedRows.append(index)
        _ = index.removals()
      }
      index.watchedCount += 1
    } else {
      watched.append(node)
    }
  }

  /// Cancels the effects of instances that were removed in a reduction. O(1) for each collection with watched rows, for
  /// each row that was removed from it, and for each other watched node.
  @usableFromInline
  func cancelEffectsOfRemovedChildren() {
    var removed: [Node] = []
    // The list is emptied first, because the checks may add to it: they compare ids, and the `==` of an id may scope a
    // store, which may watch more nodes.
    if !watched.isEmpty {
      let asked = watched
      watched = []
      let kept = asked.filter { keepWatching($0, &removed) }
      watched.insert(contentsOf: kept, at: 0)
    }
    if !watchedRows.isEmpty {
      for index in watchedRows { keepWatchingRows(of: index, &removed) }
      watchedRows.removeAll { $0.watchedCount == 0 }
    }
    if !removed.isEmpty { cancelEffects(ofRemoved: removed) }
  }

  private func keepWatchingRows(of index: AnyRowIndex, _ removed: inout [Node]) {
    switch index.removals() {
    case .none: break
    case .of(let nodes): look(at: nodes, of: index, &removed)
    case .unknown: look(at: index.allNodes, of: index, &removed)
    }
    guard !index.scheduledChecks.isEmpty else { return }
    let scheduledChecks = index.scheduledChecks
    index.scheduledChecks = []
    for row in scheduledChecks { row.extras.isCheckScheduled = false }
    look(at: scheduledChecks, of: index, &removed)
    // A row with an undelivered side effect is checked again later, because delivery sends no notification.
    for row in scheduledChecks where row.isWatched { row.scheduleCheck() }
  }

  private func look(at rows: some Sequence<Node>, of index: AnyRowIndex, _ removed: inout [Node]) {
    for row in rows where row.isWatched {
      if !keepWatching(row, &removed) { index.watchedCount -= 1 }
    }
  }

  private func keepWatching(_ node: Node, _ removed: inout [Node]) -> Bool {
    if !node.isPresent {
      removed.append(node)
    } else if type(of: node) == InstanceNode.self
      ? node.store != nil || !node.isQuiet(countingStreams: true) : !node.isQuiet(countingStreams: false)
    {
      // Instances without ids stay watched while they have a store or a stream of side effects; otherwise the next
      // instance would get that store, and the stream would never end.
      return true
    }
    node.extras.isWatched = false
    return false
  }

  /// Cancels the effects at `nodes` and below, and drops their queued side effects, because the instances were removed.
  private func cancelEffects(ofRemoved nodes: [Node]) {
    for node in nodes { node.noteRemoval() }
    // An instance without an id does not return, so the streams below it end.
    let ended = nodes.filter { type(of: $0) == InstanceNode.self }.flatMap { $0.withBelow() }
    var dropped: [Any] = []
    cancelEffects(of: nodes) { all in
      for node in all { dropped += node.extrasIfAny?.channel?.drop() ?? [] }
      pendingSideEffects.removeAll { pending in
        guard pending.node.isBeingRemoved else { return false }
        effectEnded(at: pending.node)
        dropped.append(pending.value)
        return true
      }
    }
    // Objects captured by a side effect may send actions when they are released, so they are kept alive until this
    // method returns.
    withExtendedLifetime(dropped) {}
    for node in ended { node.extrasIfAny?.channel?.end() }
  }

  /// Cancels the effects at `nodes` and below, and discards their throttle windows.
  ///
  /// - Parameters:
  ///   - nodes: the nodes.
  ///   - body: called while the nodes are marked as being removed, with these nodes and all their descendants.
  func cancelEffects(of nodes: [Node], alsoDoing body: ([Node]) -> Void = { _ in }) {
    for node in nodes { node.extras.isBeingRemoved = true }
    let all = nodes.flatMap { $0.withBelow() }
    for node in all { node.extrasIfAny?.throttleWindows = [:] }
    body(all)
    var runs = all.flatMap { $0.extrasIfAny?.runs.runs ?? [] }
    for node in nodes { node.extras.isBeingRemoved = false }
    // Runs are cancelled in the order in which they started.
    if runs.count > 1 { runs.sort { $0.number < $1.number } }
    for run in runs { run.cancel(.places(nodes)) }
  }
}
