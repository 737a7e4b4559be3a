import IssueReporting
import Tracking

extension RootCore {
  /// Starts what an action's effect describes.
  @inlinable
  func start(_ effect: Effect<Action>, _ owner: EffectOwner) {
    // An effect's first lines run here, perhaps inside an observer that sent the action: they are no part of what it
    // reads.
    untracked { start(effect, EffectContext(node: node, owner: owner)) }
  }

  /// Starts an effect whose turn has come.
  @inlinable
  func start(later effect: Effect<Action>, _ context: EffectContext) {
    inOneBatch { untracked { start(effect, context) } }
  }

  /// Lets what `body` sends wait until all of it is started, as it does in an action: for what a clock or the end of
  /// another effect starts.
  @usableFromInline
  func inOneBatch(_ body: () -> Void) {
    guard !isProcessing else { return withOverrides(body) }
    isProcessing = true
    DependencyValues.withoutOverrides {
      withOverrides(body)
      if !queue.isEmpty || !pendingSideEffects.isEmpty { settle() }
    }
    isProcessing = false
  }

  /// Inlinable like all that a plain run passes through: what is generic over the feature is specialised in its module.
  /// Iterative: a long chain of plain operators uses no stack.
  @inlinable
  func start(_ effect: Effect<Action>, _ context: EffectContext) {
    var effect = effect
    var context = context
    var others: [(effect: Effect<Action>, context: EffectContext)] = []
    while true {
      switch effect.operation {
      case .none:
        break
      case .send(let action):
        if isDue(context) { send(action, owner: context.owner, at: context.node) }
      case .run(let run):
        start(run, context)
      case .emit(let sideEffect):
        if isDue(context) { emit(sideEffect, at: context.node) }
      case .merge(let effects):
        for effect in effects.reversed() { others.append((effect, context)) }
      case .cancellable(let id, let cancelInFlight, let inner):
        context = context.entering(id, cancelInFlight: cancelInFlight && isThere(context))
        effect = inner
        continue
      case .cancel(let id):
        if isThere(context) { context.node.cancel(id) }
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
  func startOther(_ effect: Effect<Action>, _ context: EffectContext) {
    var inner = context
    switch effect.operation {
    case .none, .send, .run, .emit, .merge, .cancellable, .cancel, .scoped:
      return
    case .prepared(let work):
      start(work, context)
    case .dismiss:
      if isDue(context) { dismiss(context.node) }
    case .immediate(let work):
      perform(work, context)
    case .concatenate(let effects):
      inner.owner = lasting(context.owner)
      Concatenation(effects, inner, core: self).advance()
    case .race(let effects):
      Race(context).start(effects, core: self)
    case .cancelAll(let key):
      cancelAll(key, context)
    case .wait(let wait, let effect):
      start(effect, after: wait, context)
    case .modified(let modifier, let effect):
      inner.operators.modifiers.append(modifier)
      start(effect, inner)
    case .outside(let levels, let effect):
      start(effect, context.outside(levels))
    }
  }

  /// Starts a run, if it is due.
  @inlinable
  @inline(__always)
  @discardableResult
  func start(_ described: Effect<Action>.Run, _ context: EffectContext) -> EffectRun? {
    guard isDue(context) else { return nil }
    let run = described.isFresh(in: context) ? described : described.copy(in: context, self)
    begin(run, context)
    run.began(
      startImmediately(run.taskOptions, starts) { @MainActor in
        // The closure has no context but the run, which is then no memory of its own. It belongs to this core.
        let send = Send<Action>(place: ObjectIdentifier(run.node)) { action in
          guard let core = run.coreForSending(action) else { return }
          // The core that has begun a run is the one that starts it here.
          unsafeDowncast(core, to: RootCore<State, Action>.self).send(action, owner: .run(run), from: run)
        }
        do {
          // Where a task cannot start at once, the effect may have been cancelled before this line.
          if !run.isCancelled { try await run.operation(send) }
        } catch {
          await run.handle(error, send, run.handler)
        }
        run.end()
      })
    return run
  }
}

extension RootCore {
  /// Cancels what runs at a child and below.
  private func cancelAll(_ key: ChildKey, _ context: EffectContext) {
    guard isThere(context) else { return }
    guard let child = key.node(under: context.node) else { return context.node.reportUnscoped(key) }
    cancelEffects(of: [child])
  }

  /// Does immediate work, also if who returned it has been put away in the same reduction: then it is nobody's. Nor does
  /// it matter whether the last store has gone meanwhile: what is saved so is the person's.
  private func perform(_ work: ImmediateWork, _ context: EffectContext) {
    guard !isCancelled(context) else { return }
    work.perform(context.node.exists ? ObjectIdentifier(context.node) : nil)
  }

  /// A feature asked to be put away, and no parent has answered.
  func dismiss(_ node: Node) {
    if let dismissalReceiver { return dismissalReceiver(PlaceReference(node: node)) }
    reportIssue(
      """
      The feature at \(node.name) asked to be dismissed, and no parent presents it.

      Return "dismiss" from a feature that a parent presents, or send the parent an action of its own.
      """
    )
  }
}
