/// Effects that are started one after the other.
@MainActor
final class Concatenation<Action> {
  private let context: EffectContext
  private let recipient: Recipient<Action>
  private weak var core: Core?
  /// Those that have not begun, the next one last: what has begun is let go of.
  private var effects: [Effect<Action>]
  /// What cancelled the last of those that have ended.
  private var cancellation: EffectCancellation?
  /// Whether one of them came to its own end.
  private var hasCompleted = false
  /// Whether the whole was cancelled.
  private var isStopped = false
  private var isStarting = false

  init(_ effects: [Effect<Action>], _ context: EffectContext, _ recipient: Recipient<Action>, core: Core) {
    self.effects = effects.reversed()
    self.context = context
    self.recipient = recipient
    self.core = core
    context.operators.join?.enter()
  }

  /// Starts the next effect, and those after it as long as they finish at once. Iterative: a long list uses no stack.
  func advance() {
    guard !isStarting else { return }
    guard let core else { return leave() }
    core.inOneBatch {
      isStarting = true
      defer { isStarting = false }
      while let effect = effects.popLast(), core.isDue(context) {
        let join = EffectJoin(node: context.node, ids: context.operators.ids) { self.ended($0) }
        var context = context
        context.operators.join = join
        core.start(later: effect, context, for: recipient)
        join.release()
        guard join.isEnded else { return }
      }
      leave()
    }
  }

  private func leave() {
    context.operators.join?.leave(hasCompleted && !isStopped ? nil : cancellation)
  }

  private func ended(_ join: EffectJoin) {
    if let outcome = join.outcome { cancellation = outcome } else { hasCompleted = true }
    isStopped = join.isStopped
    if isStopped { effects = [] }
    advance()
  }
}
