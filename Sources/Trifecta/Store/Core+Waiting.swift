extension Core {
  /// Starts an effect after the wait of a time-based operator.
  func start<Action>(
    _ effect: Effect<Action>, after wait: EffectWait, _ context: EffectContext, for recipient: Recipient<Action>
  ) {
    guard isDue(context) else { return }
    switch wait.kind {
    case .delay:
      start(effect, after: wait, lasting: wait.duration, context, for: recipient)
    case .debounce(let id):
      context.node.cancel(id)
      start(effect, after: wait, lasting: wait.duration, context.entering(id), for: recipient)
    case .throttle(let id, let latest):
      throttle(effect, wait, id, latest: latest, context.entering(id), for: recipient)
    }
  }

  /// Starts an effect after a duration. The wait is a run like any other, so anything that cancels the effect cancels
  /// the wait.
  @discardableResult
  private func start<Action>(
    _ effect: Effect<Action>,
    after wait: EffectWait,
    lasting duration: Duration,
    _ context: EffectContext,
    for recipient: Recipient<Action>,
    opening id: EffectID? = nil
  ) -> EffectRun? {
    let clock = wait.clock(in: dependencies)
    var later = context
    later.group = lasting(context.group)
    // The operators around the effect modify its work, not the wait before it.
    var waiting = later
    waiting.operators.modifiers = []
    let run = Effect<Action>.Run(
      EffectTitle(.wait(wait), wait.place),
      nil,
      { [weak self, later] _ in
        try await clock.wait(for: duration)
        if let id { later.node.openThrottleWindow(id, wait.duration, clock) }
        self?.start(later: effect, later, for: recipient)
      },
      nil
    )
    return start(run, waiting, for: recipient)
  }

  private func throttle<Action>(
    _ effect: Effect<Action>,
    _ wait: EffectWait,
    _ id: EffectID,
    latest: Bool,
    _ context: EffectContext,
    for recipient: Recipient<Action>
  ) {
    let node = context.node
    guard let window = node.throttleWindows[id], !window.isOver else {
      node.openThrottleWindow(id, wait.duration, wait.clock(in: dependencies))
      // Opening the window counts as an effect of the node, so that the window is discarded with the node's instance
      // even if no effect is running then.
      effectStarted(at: node)
      defer { effectEnded(at: node) }
      return start(later: effect, context, for: recipient)
    }
    if let waiting = window.waiting, waiting.isRunning {
      guard latest else { return }
      waiting.cancel(.single)
    }
    let waiting = start(effect, after: wait, lasting: window.remaining, context, for: recipient, opening: id)
    node.throttleWindows[id]?.waiting = waiting
  }
}
