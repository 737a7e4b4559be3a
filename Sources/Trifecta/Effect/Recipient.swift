/// Receives the actions, side effects and dismissals that a feature's effects send. It is the store's core or, for a
/// child, an adapter to its parent.
///
/// It consists of closures that are created where the feature's types are known, so that they can be specialized.
/// Overridden methods of a class would need dynamic type information for each effect.
@MainActor
@usableFromInline
final class Recipient<Action> {
  /// Handles an action, or queues it.
  @usableFromInline let receive: @MainActor (_ action: Action, _ sender: EffectSender, _ core: Core) -> Void
  /// Handles a side effect that an effect emits in a context. Returns whether the side effect was replaced; if so, no
  /// screen receives it.
  @usableFromInline let answer: (@MainActor (_ sideEffect: Any, _ context: EffectContext, _ core: Core) -> Bool)?
  /// Handles a `dismiss` effect by dismissing its feature; `nil` if no ancestor presents the feature.
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

/// The sender of an action, and the group that the action's effects belong to.
@MainActor
@usableFromInline
struct EffectSender {
  /// The group of the action's effects; `nil` for the group of the `send` that is being handled.
  @usableFromInline var group: EffectGroup?
  /// The run that sends the action, if a run does.
  @usableFromInline let run: EffectRun?
  /// The node that sends the action, if no run sends it. The feature there may be removed before the action is handled.
  @usableFromInline var place: Node?
  // Boxed because a reference is cheaper to copy than a closure, and nearly all senders have no scope.
  private let scopeBox: HandlingScopeBox?

  /// The scope in which the action is handled, if the effect asked for one.
  @usableFromInline var scope: HandlingScope? { scopeBox?.scope }

  @usableFromInline
  init(group: EffectGroup?, run: EffectRun? = nil, place: Node? = nil, scope: HandlingScope? = nil) {
    self.group = group
    self.run = run
    self.place = place
    scopeBox = scope.map(HandlingScopeBox.init)
  }
}

private final class HandlingScopeBox {
  let scope: HandlingScope

  init(_ scope: @escaping HandlingScope) {
    self.scope = scope
  }
}
