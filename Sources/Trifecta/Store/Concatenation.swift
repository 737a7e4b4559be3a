/// Effects that are started one after the other.
@MainActor
final class Concatenation<State, Action> {
  private let context: EffectContext
  private weak var core: RootCore<State, Action>?
  /// Those that have not begun.
  private var effects: ArraySlice<Effect<Action>>
  private var outcome: EffectCancellation?
  private var isStarting = false

  init(_ effects: [Effect<Action>], _ context: EffectContext, core: RootCore<State, Action>) {
    self.effects = effects[...]
    self.context = context
    self.core = core
    context.operators.join?.enter()
  }

  /// Starts the next effect, and those after it as long as they finish at once. Iterative: a long list uses no stack.
  func advance() {
    guard !isStarting else { return }
    isStarting = true
    defer { isStarting = false }
    while let core, let effect = effects.popFirst() {
      let join = EffectJoin(node: context.node, ids: context.operators.ids) { self.ended($0) }
      var context = context
      context.operators.join = join
      core.start(later: effect, context)
      join.release()
      guard join.isEnded else { return }
    }
    context.operators.join?.leave(outcome)
  }

  private func ended(_ join: EffectJoin) {
    outcome = join.outcome
    if join.isStopped { effects = [] }
    advance()
  }
}
