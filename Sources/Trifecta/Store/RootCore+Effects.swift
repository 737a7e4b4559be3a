import Tracking

extension RootCore {
  /// Starts what an action's effect describes.
  @inlinable
  func start(_ effect: Effect<Action>, _ owner: Owner) {
    start(later: effect, Context(node: node, owner: owner))
  }

  /// Starts an effect whose turn has come.
  @inlinable
  func start(later effect: Effect<Action>, _ context: Context) {
    // An effect's first lines run here, perhaps inside an observer that sent the action: they are no part of what it
    // reads.
    untracked { start(effect, context) }
    if !isProcessing, !pendingSideEffects.isEmpty { deliverLateSideEffects() }
  }

  /// Delivers what was emitted outside of an action, by an effect that a clock or the end of another has started.
  @usableFromInline
  func deliverLateSideEffects() {
    isProcessing = true
    deliverSideEffects()
    // Who listens to events may have sent something.
    if !queue.isEmpty { settle() }
    isProcessing = false
  }

  /// Inlinable like all that a plain run passes through: what is generic over the feature is specialised in its module.
  /// Iterative: a deep tree uses no stack.
  @inlinable
  func start(_ effect: Effect<Action>, _ context: Context) {
    var effect = effect
    var context = context
    var others: [(effect: Effect<Action>, context: Context)] = []
    while true {
      switch effect.operation {
      case .none:
        break
      case .send(let action):
        if isDue(context) { send(action, owner: context.owner) }
      case .run(let run):
        start(run, context)
      case .emit(let sideEffect):
        if isDue(context) { emit(sideEffect, at: context.node) }
      case .merge(let effects):
        for effect in effects.reversed() { others.append((effect, context)) }
      case .cancellable(let id, let cancelInFlight, let inner):
        context = context.entering(id, cancelInFlight: cancelInFlight)
        effect = inner
        continue
      case .cancel(let id):
        context.node.cancel(id)
      case .scoped(let key, let inner):
        context = context.entering(key)
        effect = inner
        continue
      default:
        startOther(effect, context)
      }
      guard let next = others.popLast() else { return }
      (effect, context) = next
    }
  }

  /// Starts what is rare enough to be left generic.
  @usableFromInline
  func startOther(_ effect: Effect<Action>, _ context: Context) {
    var inner = context
    switch effect.operation {
    case .none, .send, .run, .emit, .merge, .cancellable, .cancel, .scoped:
      return
    case .dismiss:
      if isDue(context) { dismiss(context.node) }
    case .concatenate(let effects):
      inner.owner = lasting(context.owner)
      Concatenation(effects, inner, core: self).advance()
    case .race(let effects):
      Race(context).start(effects, core: self)
    case .cancelAll(let key):
      cancelEffects(of: [context.node.child(key)])
    case .wait(let wait, let effect):
      start(effect, after: wait, context)
    case .modified(let modifier, let effect):
      inner.operators.modifiers.append(modifier)
      start(effect, inner)
    case .outside(let levels, let effect):
      start(effect, context.outside(levels))
    }
  }

  /// Whether what an effect describes may still happen. The parent may have put the child away in the same reduction,
  /// and the handle that the effect belongs to may have been cancelled.
  @inlinable
  func isDue(_ context: Context) -> Bool {
    guard !isClosed, context.node.exists else { return false }
    guard case .group(let group) = context.owner, group.isCancelled else { return true }
    return !context.node.isWithin(group.node)
  }

  /// Starts a run, if it is due.
  @inlinable
  @inline(__always)
  @discardableResult
  func start(_ run: Effect<Action>.Run, _ context: Context) -> EffectRun? {
    guard isDue(context) else { return nil }
    let running = EffectRun(
      context.operators.isEmpty ? run : modified(run, context.operators),
      at: context.node,
      group: group(of: context.owner, at: context.node),
      operators: context.operators,
      core: self
    )
    running.begin(in: self)
    running.began(
      startImmediately(name: run.title.taskName, priority: run.priority) { @MainActor in
        // The closure has no context but the run, which is then no memory of its own. It is this work that it was made
        // with, and in `send` this core.
        let work = unsafeDowncast(running.work, to: Effect<Action>.Run.self)
        let send = Send<Action>(place: ObjectIdentifier(running.node)) { action in
          guard let core = running.coreForSending(action) else { return }
          unsafeDowncast(core, to: RootCore<State, Action>.self).send(
            action, owner: running.group.map(Owner.group) ?? .nobody)
        }
        do {
          // Where a task cannot start at once, the effect may have been cancelled before this line.
          if !running.isCancelled { try await work.operation(send) }
        } catch {
          await running.handle(error, send, work.handler)
        }
        running.end()
      })
    return running
  }

  @usableFromInline
  func modified(_ run: Effect<Action>.Run, _ operators: EffectOperators) -> Effect<Action>.Run {
    guard !operators.modifiers.isEmpty else { return run }
    let operation = operators.modifiers.reversed().reduce(run.operation) { work, modifier in
      modifier(work, dependencies)
    }
    return Effect.Run(title: run.title, priority: run.priority, operation: operation, handler: run.handler)
  }

  /// The group of an action's effects, made if this is the first one.
  @usableFromInline
  func group(of owner: Owner) -> EffectGroup? {
    switch owner {
    case .nobody: return nil
    case .group(let group): return group
    case .current:
      if let currentGroup { return currentGroup }
      let group = EffectGroup(node: currentNode)
      currentGroup = group
      return group
    }
  }

  /// The owner for what starts when `current` means another action.
  func lasting(_ owner: Owner) -> Owner {
    guard case .current = owner, let group = group(of: owner) else { return owner }
    return .group(group)
  }

  /// The group that an effect at `node` belongs to: none if the action was sent from below it.
  @inlinable
  func group(of owner: Owner, at node: Node) -> EffectGroup? {
    switch owner {
    case .nobody: nil
    case .group(let group): node.isWithin(group.node) ? group : nil
    case .current: node.isWithin(currentNode) ? group(of: owner) : nil
    }
  }
}
