// What happens in places that may be empty: when the state there goes away, or another takes its place, the effects it
// started are cancelled and its side effects that nobody has received are dropped.
extension Core {
  /// Notes that an effect has started at `node`, or that something waits which was sent or emitted there.
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

  /// Notes that an effect at `node` has ended, or that what was sent or emitted there waits no more.
  @usableFromInline
  func effectEnded(at node: Node) {
    node.uses -= 1
    var next = node.nearestConditional
    while let conditional = next {
      conditional.rest()
      next = conditional.conditionalAbove
    }
  }

  /// Has the store ask after each reduction whether the one who has a node is still in its place.
  @usableFromInline
  func watch(_ node: Node) {
    guard !node.extras.isWatched else { return }
    node.extras.isWatched = true
    if let index = node.rowIndex {
      if index.watchedCount == 0 {
        watchedRows.append(index)
        _ = index.departures()
      }
      index.watchedCount += 1
    } else {
      watched.append(node)
    }
  }

  /// Cancels the effects in places whose occupant has left in a reduction. O(1) for each collection of rows that has
  /// effects, and for each row that left it, O(1) for each other place that may be empty and has effects.
  @usableFromInline
  func cancelEffectsOfTheGone() {
    var gone: [Node] = []
    // What is asked compares ids, whose code may scope, and so have more places watched meanwhile.
    if !watched.isEmpty {
      let asked = watched
      watched = []
      let kept = asked.filter { keepWatching($0, &gone) }
      watched.insert(contentsOf: kept, at: 0)
    }
    if !watchedRows.isEmpty {
      for index in watchedRows { keepWatchingRows(of: index, &gone) }
      watchedRows.removeAll { $0.watchedCount == 0 }
    }
    if !gone.isEmpty { leave(gone) }
  }

  private func keepWatchingRows(of index: AnyRowIndex, _ gone: inout [Node]) {
    switch index.departures() {
    case .none: break
    case .of(let nodes): look(at: nodes, of: index, &gone)
    case .unknown: look(at: index.allNodes, of: index, &gone)
    }
    guard !index.resting.isEmpty else { return }
    let resting = index.resting
    index.resting = []
    for row in resting { row.extras.isResting = false }
    look(at: resting, of: index, &gone)
    // A side effect that no screen has received: nobody says when it is.
    for row in resting where row.isWatched { row.noteRest() }
  }

  private func look(at rows: some Sequence<Node>, of index: AnyRowIndex, _ gone: inout [Node]) {
    for row in rows where row.isWatched {
      if !keepWatching(row, &gone) { index.watchedCount -= 1 }
    }
  }

  private func keepWatching(_ node: Node, _ gone: inout [Node]) -> Bool {
    if !node.isOccupied {
      gone.append(node)
    } else if type(of: node) == Tenant.self && node.store != nil || !node.isQuiet {
      // The store of one without an id would be taken for that of the next occupant.
      return true
    }
    node.extras.isWatched = false
    return false
  }

  /// Cancels what runs at `nodes` and below, and drops what waits there: who was there is gone.
  private func leave(_ nodes: [Node]) {
    for node in nodes { node.leave() }
    var dropped: [Any] = []
    cancelEffects(of: nodes) { all in
      for node in all { dropped += node.extrasIfAny?.channel?.drop() ?? [] }
      pendingSideEffects.removeAll { pending in
        guard pending.node.isLeaving else { return false }
        effectEnded(at: pending.node)
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
  ///   - body: what else to do while the places know that they are being left, given these and all below.
  func cancelEffects(of nodes: [Node], alsoDoing body: ([Node]) -> Void = { _ in }) {
    for node in nodes { node.extras.isLeaving = true }
    let all = nodes.flatMap { $0.withBelow() }
    for node in all { node.extrasIfAny?.throttleWindows = [:] }
    body(all)
    var runs = all.flatMap { $0.extrasIfAny?.runs.runs ?? [] }
    for node in nodes { node.extras.isLeaving = false }
    // In the order in which they have started.
    if runs.count > 1 { runs.sort { $0.number < $1.number } }
    for run in runs { run.cancel(.places(nodes)) }
  }
}
