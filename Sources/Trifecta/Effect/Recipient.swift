/// Who gets what the effects of a feature send: the core of the store, or above a child its parent.
///
/// It is made of closures, and these where the feature is known: a class that is overridden would have to find out at
/// run time, for each effect, which types it is about.
@MainActor
@usableFromInline
final class Recipient<Action> {
  /// Handles an action, or lets it wait.
  @usableFromInline let receive: @MainActor (_ action: Action, _ sender: EffectSender, _ core: Core) -> Void
  /// Answers a side effect that an effect in a context emits, if somebody does: whether something was put in its place, so
  /// that no screen gets it.
  @usableFromInline let answer: (@MainActor (_ sideEffect: Any, _ context: EffectContext, _ core: Core) -> Bool)?
  /// Puts away the feature of an effect in a context, which asks for it; `nil` where nobody does.
  @usableFromInline let dismiss: (@MainActor (_ context: EffectContext, _ core: Core) -> Void)?

  @inlinable
  init(
    receive: @escaping @MainActor (Action, EffectSender, Core) -> Void,
    answer: (@MainActor (Any, EffectContext, Core) -> Bool)? = nil,
    dismiss: (@MainActor (EffectContext, Core) -> Void)? = nil
  ) {
    self.receive = receive
    self.answer = answer
    self.dismiss = dismiss
  }
}

/// Who sends an action, and whose effects the action's effects are.
@MainActor
@usableFromInline
struct EffectSender {
  /// The group of the action's effects, `nil` for that of the `send` that is being handled.
  @usableFromInline var group: EffectGroup?
  /// The run that sends it, if it is one.
  @usableFromInline let run: EffectRun?
  /// Where it is sent, if not by a run: whoever is there may go before it is handled.
  @usableFromInline var place: Node?
  /// What the action is handled within, if an effect has asked for that.
  @usableFromInline let scope: HandlingScope?

  @inlinable
  init(group: EffectGroup?, run: EffectRun? = nil, place: Node? = nil, scope: HandlingScope? = nil) {
    self.group = group
    self.run = run
    self.place = place
    self.scope = scope
  }
}
