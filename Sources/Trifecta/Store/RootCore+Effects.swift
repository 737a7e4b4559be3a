import Tracking

extension RootCore {
  /// Starts what an action's effect describes.
  @usableFromInline
  func start(_ effect: Effect<Action>, _ owner: Owner) {
    // An effect's first lines run here, perhaps inside an observer that sent the action: they are no part of what it
    // reads.
    untracked { start(effect, at: node, owner, ids: []) }
  }

  private func start(_ effect: Effect<Action>, at node: Node, _ owner: Owner, ids: [(node: Node, id: EffectID)]) {
    switch effect.operation {
    case .none:
      return
    case .send(let action):
      send(action, owner: owner)
    case .run(let run):
      start(run, at: node, owner, ids: ids)
    case .emit(let sideEffect):
      pendingSideEffects.append((node, sideEffect))
      sideEffectWaits(at: node)
    case .merge(let effects):
      for effect in effects { start(effect, at: node, owner, ids: ids) }
    case .cancellable(let id, let cancelInFlight, let effect):
      if cancelInFlight { node.cancel(id) }
      let isKnown = ids.contains { $0.node === node && $0.id == id }
      start(effect, at: node, owner, ids: isKnown ? ids : ids + [(node, id)])
    case .cancel(let id):
      node.cancel(id)
    case .scoped(let key, let effect):
      let child = node.child(key)
      // The parent may have put the child away in the same reduction.
      if child.exists { start(effect, at: child, owner, ids: ids) }
    }
  }

  private func start(_ run: Effect<Action>.Run, at node: Node, _ owner: Owner, ids: [(node: Node, id: EffectID)]) {
    let group = group(of: owner, at: node)
    if group?.isCancelled == true { return }
    let running = EffectRun(title: run.title, place: run.place, node: node, group: group, ids: ids, core: self)
    let send = Send<Action> { action in
      guard let core = running.coreForSending(action) as? Self else { return }
      core.send(action, owner: running.group.map(Owner.group) ?? .nobody)
    }
    running.start(priority: run.priority, name: run.name) {
      await run.perform(send, isCancelled: { running.isCancelled })
    }
  }

  /// The group of an action's effects, made if this is the first one.
  func group(of owner: Owner) -> EffectGroup? {
    switch owner {
    case .nobody: return nil
    case .group(let group): return group
    case .current:
      if currentGroup == nil { currentGroup = EffectGroup(node: currentNode) }
      return currentGroup
    }
  }

  /// The group that an effect at `node` belongs to: none if the action was sent from below it.
  private func group(of owner: Owner, at node: Node) -> EffectGroup? {
    switch owner {
    case .nobody: nil
    case .group(let group): node.isWithin(group.node) ? group : nil
    case .current: node.isWithin(currentNode) ? group(of: owner) : nil
    }
  }
}
