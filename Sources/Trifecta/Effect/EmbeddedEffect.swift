/// An effect with other actions than the one it is a part of: a child's in one of its parent's. What that means is seen
/// to when it starts.
@usableFromInline
struct EmbeddedEffect<Parent> {
  /// Starts it where it stands in the parent's effect, given who gets what that sends.
  @usableFromInline let start: @MainActor (EffectContext, Recipient<Parent>, Core) -> Void
  /// See ``Effect/immediateWork(answering:)``.
  @usableFromInline let immediateWork: @MainActor (_ answer: (Any) -> [ImmediateWork]) -> [ImmediateWork]
  /// Its part of a description, given what a parent's action is called.
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

/// How the actions and side effects of a part become those of the whole.
@usableFromInline
struct Embedding<Action, Parent> {
  /// The child's place below the parent's. The effects of no child are the parent's own, with other actions.
  @usableFromInline let key: ChildKey?
  /// Makes a parent's action of a child's.
  @usableFromInline let embed: (Action) -> Parent
  /// Answers the side effects of the child itself.
  @usableFromInline let sideEffects: (@MainActor (Any) -> Effect<Parent>?)?
  /// The parent's action that puts the child away.
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

  /// Passes on to the parent what the child's effects send.
  ///
  /// - Parameters:
  ///   - parent: who gets what the parent's effects send.
  ///   - context: that of the parent's effect.
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
  /// This effect of a child as one of its parent: its actions embedded, its side effects and ids kept under the child's
  /// key.
  ///
  /// - Parameters:
  ///   - key: the child's place below the parent's.
  ///   - embed: makes a parent's action of a child's.
  ///   - sideEffects: asked for each side effect of the child itself, not of its own children. An effect it returns is
  ///     the parent's, and replaces the side effect.
  ///   - dismissal: the parent's action that puts the child away, sent when it asks for that by ``dismiss``, or something
  ///     below it that nobody nearer puts away. As all that they send it is dropped if they go before it is handled.
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
    // What is overridden where the parent is reduced is over when the effect runs.
    if let sideEffects, let values = DependencyValues.overridden {
      answer = { sideEffect in values.run { sideEffects(sideEffect) } }
    }
    return Effect<Parent>(
      .embedded(EmbeddedEffect(self, Embedding(key: key, embed: embed, sideEffects: answer, dismissal: dismissal))))
  }
}
