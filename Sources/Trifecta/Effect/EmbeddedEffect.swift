/// An effect whose actions are mapped to actions of the surrounding effect, for example a child's effect inside its
/// parent's. The mapping is applied when the effect starts.
@usableFromInline
struct EmbeddedEffect<Parent> {
  /// Starts the effect in the context of the parent's effect, for the parent's recipient.
  @usableFromInline let start: @MainActor (EffectContext, Recipient<Parent>, Core) -> Void
  /// See ``Effect/immediateWork(answering:)``.
  @usableFromInline let immediateWork: @MainActor (_ answer: (Any) -> [ImmediateWork]) -> [ImmediateWork]
  /// Returns the lines that describe the effect. `name` formats a parent's action.
  @usableFromInline let lines: (_ name: (Parent) -> String) -> [EffectLine]

  @MainActor
  @inlinable
  init<Action>(_ effect: Effect<Action>, _ embedding: Embedding<Action, Parent>) {
    start = { context, parent, core in
      let inner = embedding.key.map(context.entering) ?? context
      core.start(effect, inner, for: embedding.recipient(below: parent, context))
    }
    immediateWork = { answer in
      guard embedding.key != nil else { return effect.immediateWork(answering: answer) }
      return effect.immediateWork { embedding.sideEffects?($0)?.immediateWork(answering: answer) ?? [] }
    }
    lines = { name in
      let lines = effect.lines { name(embedding.embed($0)) }
      return embedding.key.map { tree("scoped \($0)", lines) } ?? lines
    }
  }
}

/// The mapping of actions and side effects from a child to its parent.
@usableFromInline
struct Embedding<Action, Parent> {
  /// The child's key below its parent. `nil` if the effect belongs to the parent itself and only its actions are
  /// mapped; see ``Effect/map(_:)``.
  @usableFromInline let key: ChildKey?
  /// Converts a child's action to a parent's action.
  @usableFromInline let embed: (Action) -> Parent
  /// Handles the side effects of the child itself. Returns the parent's effect that replaces a side effect.
  @usableFromInline let sideEffects: (@MainActor (Any) -> Effect<Parent>?)?
  /// The parent's action that dismisses the child.
  @usableFromInline let dismissal: Parent?

  @inlinable
  init(
    key: ChildKey?,
    embed: @escaping (Action) -> Parent,
    sideEffects: (@MainActor (Any) -> Effect<Parent>?)? = nil,
    dismissal: Parent? = nil
  ) {
    self.key = key
    self.embed = embed
    self.sideEffects = sideEffects
    self.dismissal = dismissal
  }

  /// Returns a recipient for the child's effects that forwards to the parent.
  ///
  /// - Parameters:
  ///   - parent: the recipient of the parent's effects.
  ///   - context: the context of the parent's effect.
  @MainActor
  @inlinable
  func recipient(below parent: Recipient<Parent>, _ context: EffectContext) -> Recipient<Action> {
    Recipient(
      receive: { [embed] action, sender, core in parent.receive(embed(action), sender, core) },
      answer: key == nil ? parent.answer : sideEffects.map { answer(by: $0, parent, context) },
      dismiss: dismissal.map { dismiss(by: $0, parent) } ?? parent.dismiss)
  }

  @MainActor
  @usableFromInline
  func answer(
    by sideEffects: @escaping @MainActor (Any) -> Effect<Parent>?, _ parent: Recipient<Parent>, _ context: EffectContext
  ) -> @MainActor (Any, EffectContext, Core) -> Bool {
    { sideEffect, inner, core in
      guard let effect = sideEffects(sideEffect) else { return false }
      core.start(effect, context.alone(in: inner.group), for: parent)
      return true
    }
  }

  @MainActor
  @usableFromInline
  func dismiss(by dismissal: Parent, _ parent: Recipient<Parent>) -> @MainActor (EffectContext, Core) -> Void {
    { inner, core in parent.receive(dismissal, EffectSender(group: inner.group, place: inner.node), core) }
  }
}

extension Effect {
  /// Embeds this effect of a child in its parent, unless it is ``none``.
  @MainActor
  func scopedIfAny<Parent>(
    _ key: ChildKey,
    embed: @escaping (Action) -> Parent,
    sideEffects: (@MainActor (Any) -> Effect<Parent>?)?,
    dismissal: Parent? = nil
  ) -> Effect<Parent> {
    isNone ? .none : scoped(key, embed: embed, sideEffects: sideEffects, dismissal: dismissal)
  }

  /// Embeds this effect of a child in its parent. Actions are mapped; side effects and ids stay under the child's key.
  ///
  /// - Parameters:
  ///   - key: the child's key below its parent.
  ///   - embed: converts a child's action to a parent's action.
  ///   - sideEffects: called for each side effect of the child itself, not of the child's children. If it returns an
  ///     effect, this effect of the parent replaces the side effect.
  ///   - dismissal: the parent's action that dismisses the child. It is sent when the child returns ``dismiss``, or
  ///     when a descendant returns it and no nearer ancestor presents that descendant. Like other actions of effects,
  ///     the action is dropped if its sender is removed before it is handled.
  /// - Returns: the parent's effect. O(1).
  @MainActor
  @inlinable
  func scoped<Parent>(
    _ key: ChildKey,
    embed: @escaping (Action) -> Parent,
    sideEffects: (@MainActor (Any) -> Effect<Parent>?)? = nil,
    dismissal: Parent? = nil
  ) -> Effect<Parent> {
    var answer = sideEffects
    // The parent's dependency overrides are captured, because they have ended by the time the effect runs.
    if let sideEffects, let values = DependencyValues.overridden {
      answer = { sideEffect in values.run { sideEffects(sideEffect) } }
    }
    return Effect<Parent>(
      .embedded(EmbeddedEffect(self, Embedding(key: key, embed: embed, sideEffects: answer, dismissal: dismissal))))
  }
}
