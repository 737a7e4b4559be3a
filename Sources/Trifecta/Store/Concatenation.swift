/// Effects that are started one after the other.
@MainActor
final class Concatenation<Action> {
  private let context: EffectContext
  private let recipient: Recipient<Action>
  private weak var core: Core?
  /// The effects that have not started, in reverse order. Started effects are released.
  private var effects: [Effect<Action>]
  /// The cause of the last effect's cancellation.
  private var cancellation: EffectCancellation?
  /// Whether one of the effects completed normally.
  private var hasCompleted = false
  /// Whether the whole concatenation was cancelled.
  private var isStopped = false
  private var isStarting = false

  init(_ effects: [Effect<Action>], _ context: EffectContext, _ recipient: Recipient<Action>, core: Core) {
    self.effects = effects.reversed()
    self.context = context
    self.recipient = recipient
    self.core = core
    context.operators.join?.enter()
  }

  /// Starts the next effect, and the following ones for as long as they finish immediately. Iterative, so a long list
  /// does not overflow the stack.
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
