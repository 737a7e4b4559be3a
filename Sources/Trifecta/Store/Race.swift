/// Concurrent effects. The first one to finish cancels the others.
@MainActor
final class Race<Action> {
  private let context: EffectContext
  private var competitors: [EffectID] = []
  private var unfinished = 0
  private var isDecided = false

  init(_ context: EffectContext) {
    self.context = context
  }

  /// Starts the competitors, stopping if one finishes immediately.
  func start(_ effects: [Effect<Action>], _ recipient: Recipient<Action>, core: Core) {
    unfinished = effects.count
    context.operators.join?.enter()
    for effect in effects where !isDecided {
      let id = EffectID(Competitor(race: ObjectIdentifier(self), number: competitors.count))
      competitors.append(id)
      var context = context.entering(id)
      let join = EffectJoin(node: context.node, ids: context.operators.ids) { self.ended($0, id) }
      context.operators.join = join
      core.start(later: effect, context, for: recipient)
      join.release()
    }
  }

  private func ended(_ join: EffectJoin, _ id: EffectID) {
    unfinished -= 1
    guard !isDecided else { return }
    if join.outcome == nil {
      isDecided = true
      // Actions that a loser sent during the race are still handled.
      for other in competitors where other != id { context.node.cancel(other, keepingActions: true) }
      context.operators.join?.leave(nil)
    } else if unfinished == 0 {
      // All competitors were cancelled, so there is no winner.
      context.operators.join?.leave(join.outcome)
    }
  }
}

/// The id of the runs of one competitor. It contains the race's identity, which is not reused while one of the runs
/// exists, because the race outlives its runs.
struct Competitor: Hashable {
  let race: ObjectIdentifier
  let number: Int
}
