import IssueReporting
import Tracking

extension Core {
  /// Starts an effect outside of the handling of an action, for example after a wait.
  @inlinable
  func start<Action>(later effect: Effect<Action>, _ context: EffectContext, for recipient: Recipient<Action>) {
    inOneBatch { untracked { start(effect, context, for: recipient) } }
  }

  /// Starts an effect.
  ///
  /// Inlinable, like all functions on the way to starting a plain run, so that code that is generic over the feature is
  /// specialized in the feature's module. Iterative, so a long chain of plain operators does not overflow the stack.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - context: the node and group of the effect, and the operators around it.
  ///   - recipient: the recipient of the effect's actions and side effects.
  @inlinable
  func start<Action>(_ effect: Effect<Action>, _ context: EffectContext, for recipient: Recipient<Action>) {
    var effect = effect
    var context = context
    var others: [(effect: Effect<Action>, context: EffectContext)] = []
    while true {
      switch effect.operation {
      case .none:
        break
      case .send(let action):
        if isDue(context) { recipient.receive(action, EffectSender(group: context.group, place: context.node), self) }
      case .run(let run):
        start(run, context, for: recipient)
      case .emit(let sideEffect):
        if isDue(context), recipient.answer?(sideEffect, context, self) != true { emit(sideEffect, at: context.node) }
      case .merge(let effects):
        for effect in effects.reversed() { others.append((effect, context)) }
      case .cancellable(let id, let cancelInFlight, let inner):
        context = context.entering(id, cancelInFlight: cancelInFlight && isThere(context))
        effect = inner
        continue
      case .cancel(let id):
        if isThere(context) { context.node.cancel(id) }
      case .embedded(let embedded):
        embedded.start(context, recipient, self)
      default:
        startOther(effect, context, for: recipient)
      }
      guard let next = others.popLast() else { return }
      (effect, context) = next
    }
  }

  /// Starts the kinds of effect that are too rare to be specialized.
  @usableFromInline
  func startOther<Action>(_ effect: Effect<Action>, _ context: EffectContext, for recipient: Recipient<Action>) {
    var inner = context
    switch effect.operation {
    case .none, .send, .run, .emit, .merge, .cancellable, .cancel, .embedded:
      return
    case .prepared(let work):
      start(work, context, for: recipient)
    case .deliver(let sideEffects):
      for sideEffect in sideEffects where isDue(context) { emit(sideEffect, at: context.node) }
    case .dismiss:
      if isDue(context) { dismiss(context, recipient) }
    case .immediate(let work):
      perform(work, context)
    case .concatenate(let effects):
      inner.group = lasting(context.group)
      Concatenation(effects, inner, recipient, core: self).advance()
    case .race(let effects):
      Race(context).start(effects, recipient, core: self)
    case .cancelOfChild(let key, let id):
      cancel(id, of: key, context)
    case .wait(let wait, let effect):
      start(effect, after: wait, context, for: recipient)
    case .modified(let modifier, let effect):
      inner.operators.modifiers.append(modifier)
      start(effect, inner, for: recipient)
    }
  }

  /// Starts a run, unless its node was removed or its handle was cancelled.
  @inlinable
  @inline(__always)
  @discardableResult
  func start<Action>(
    _ described: Effect<Action>.Run, _ context: EffectContext, for recipient: Recipient<Action>
  ) -> EffectRun? {
    guard isDue(context) else { return nil }
    let run = described.isFresh(in: context) ? described : described.copy(in: context, self)
    begin(run, context, for: recipient)
    if let overrides = run.overrides { overrides.run { work(run) } } else { work(run) }
    return run
  }

  /// Starts the task of a run.
  @inlinable
  @inline(__always)
  func work<Action>(_ run: Effect<Action>.Run) {
    run.began(
      startImmediately(run.taskOptions, starts) { @MainActor in
        // The closure captures only the run, so it needs no separate context allocation.
        let send = Send<Action>(place: ObjectIdentifier(run.node)) { run.send($0, within: $1) }
        do {
          // On systems where tasks do not start immediately, the effect may already have been cancelled.
          if !run.isCancelled { try await run.operation(send) }
        } catch {
          await run.handle(error, send, run.handler)
        }
        run.end()
      })
  }
}

extension Core {
  /// Cancels a child's effects with an id, or all effects of the child and its descendants.
  private func cancel(_ id: EffectID?, of key: ChildKey, _ context: EffectContext) {
    guard isThere(context) else { return }
    guard let child = key.node(under: context.node) else { return context.node.reportUnscoped(key) }
    if let id { child.cancel(id) } else { cancelEffects(of: [child]) }
  }

  /// Performs immediate work. If the feature that returned it was removed in the same reduction, the work receives no
  /// node. It is also performed after the last store was deallocated, because it saves the user's data.
  func perform(_ work: ImmediateWork, _ context: EffectContext) {
    guard !isCancelled(context) else { return }
    work.perform(context.node.exists ? ObjectIdentifier(context.node) : nil)
  }

  /// Handles a `dismiss` effect by dismissing its feature.
  private func dismiss<Action>(_ context: EffectContext, _ recipient: Recipient<Action>) {
    if let dismiss = recipient.dismiss { return dismiss(context, self) }
    let node = context.node
    if let dismissalReceiver { return dismissalReceiver(PlaceReference(node: node)) }
    reportIssue(
      """
      The feature at \(node.name) requested its dismissal, but no parent presents it.

      Return "dismiss" only from a feature that a parent presents, or send the parent an action that removes the feature.
      """
    )
  }
}
