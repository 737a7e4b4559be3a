import Tracking

extension RootCore {
  /// Where an effect is started, for whom, and what the operators around it have asked for.
  struct Context {
    var node: Node
    var owner: Owner
    /// The places around that one, the outermost first.
    var enclosing: [Node] = []
    /// The ids around the effect, each once, the outermost first.
    var ids: [PlacedEffectID] = []
    /// What waits for the effect's runs to end.
    var join: EffectJoin?
    /// What is done to the work of the effect's runs, the outermost first.
    var modifiers: [EffectModifier] = []

    func contains(_ id: EffectID) -> Bool {
      ids.contains { $0.node === node && $0.id == id }
    }

    /// This context inside of `cancellable`.
    func adding(_ id: EffectID) -> Context {
      guard !contains(id) else { return self }
      var context = self
      context.ids.append(PlacedEffectID(node: node, id: id))
      return context
    }
  }

  /// Starts what an action's effect describes.
  @usableFromInline
  func start(_ effect: Effect<Action>, _ owner: Owner) {
    start(later: effect, Context(node: node, owner: owner))
  }

  /// Starts an effect whose turn has come.
  func start(later effect: Effect<Action>, _ context: Context) {
    // An effect's first lines run here, perhaps inside an observer that sent the action: they are no part of what it
    // reads.
    untracked { start(effect, context) }
  }

  private func start(_ effect: Effect<Action>, _ context: Context) {
    var inner = context
    switch effect.operation {
    case .none:
      return
    case .send(let action):
      send(action, owner: context.owner)
    case .run(let run):
      start(run, context)
    case .emit(let sideEffect):
      pendingSideEffects.append((context.node, sideEffect))
      sideEffectWaits(at: context.node)
    case .dismiss:
      dismiss(context.node)
    case .merge(let effects):
      for effect in effects { start(effect, context) }
    case .concatenate(let effects):
      inner.owner = lasting(context.owner)
      Concatenation(effects, inner, core: self).advance()
    case .race(let effects):
      Race(context).start(effects, core: self)
    case .cancellable(let id, let cancelInFlight, let effect):
      // An effect that is already under this id would cancel itself.
      if cancelInFlight, !context.contains(id) { context.node.cancel(id) }
      start(effect, context.adding(id))
    case .cancel(let id):
      context.node.cancel(id)
    case .cancelAll(let key):
      cancelAll(at: context.node.child(key))
    case .wait(let wait, let effect):
      start(effect, after: wait, context)
    case .modified(let modifier, let effect):
      inner.modifiers.append(modifier)
      start(effect, inner)
    case .scoped(let key, let effect):
      inner.enclosing.append(context.node)
      inner.node = context.node.child(key)
      start(effect, inner)
    case .outside(let levels, let effect):
      start(effect, context.outside(levels))
    }
  }

  /// Starts a run, unless the handle it belongs to was cancelled before.
  @discardableResult
  func start(_ run: Effect<Action>.Run, _ context: Context) -> EffectRun? {
    // The parent may have put the child away in the same reduction.
    guard context.node.exists else { return nil }
    let group = group(of: context.owner, at: context.node)
    if group?.isCancelled == true { return nil }
    let running = EffectRun(
      title: run.title, node: context.node, group: group, ids: context.ids, join: context.join, core: self)
    let send = Send<Action> { action in
      guard let core = running.coreForSending(action) as? Self else { return }
      core.send(action, owner: running.group.map(Owner.group) ?? .nobody)
    }
    var run = run
    for modifier in context.modifiers.reversed() { run.operation = modifier(run.operation, dependencies) }
    running.start(priority: run.priority) { [run] in
      await run.perform(send, isCancelled: { running.isCancelled })
    }
    return running
  }

  private func cancelAll(at place: Node) {
    cancelEffects(of: [place])
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

  /// The owner for what starts when `current` means another action.
  func lasting(_ owner: Owner) -> Owner {
    guard case .current = owner, let group = group(of: owner) else { return owner }
    return .group(group)
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

extension RootCore.Context {
  /// The context of an effect of the place that many levels above. It is that place's own: nothing that the places
  /// below have put around it counts, so that a child cannot cancel what its parent does.
  @MainActor
  fileprivate func outside(_ levels: Int) -> Self {
    let node = enclosing[enclosing.count - levels]
    return Self(
      node: node,
      owner: owner,
      enclosing: enclosing.dropLast(levels),
      ids: ids.filter { node.isWithin($0.node) }
    )
  }
}
