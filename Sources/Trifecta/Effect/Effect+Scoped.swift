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
  /// - Returns: the parent's effect. O(operators).
  @MainActor
  @usableFromInline
  func scoped<Parent>(
    _ key: ChildKey,
    embed: @escaping (Action) -> Parent,
    sideEffects: (@MainActor (Any) -> Effect<Parent>?)? = nil,
    dismissal: Parent? = nil
  ) -> Effect<Parent> {
    Effect<Parent>(.scoped(key, Embedding(embed: embed, sideEffects: sideEffects, dismissal: dismissal)(self)))
  }
}

/// How an effect becomes one with other actions.
@MainActor
struct Embedding<Action, Parent> {
  let embed: (Action) -> Parent
  var sideEffects: (@MainActor (Any) -> Effect<Parent>?)?
  var dismissal: Parent?

  /// The embedded effect.
  ///
  /// - Parameters:
  ///   - effect: an effect of the child, or of a place below it.
  ///   - depth: how many levels below the child's place that is.
  func callAsFunction(_ effect: Effect<Action>, depth: Int = 0) -> Effect<Parent> {
    func embedded(_ effect: Effect<Action>) -> Effect<Parent> { self(effect, depth: depth) }
    return switch effect.operation {
    case .none: .none
    case .send(let action): Effect<Parent>(.send(embed(action)))
    case .run(let run): Effect<Parent>(.run(run.map(embed)))
    case .prepared(let work): Effect<Parent>(.prepared(work.map(embed)))
    case .emit(let value): outside(depth, depth == 0 ? sideEffects?(value) : nil) ?? Effect<Parent>(.emit(value))
    case .dismiss: dismissal.map { .send($0) } ?? .dismiss
    case .immediate(let work): Effect<Parent>(.immediate(work))
    case .merge(let effects): Effect<Parent>(.merge(effects.map(embedded)))
    case .concatenate(let effects): Effect<Parent>(.concatenate(effects.map(embedded)))
    case .race(let effects): Effect<Parent>(.race(effects.map(embedded)))
    case .cancellable(let id, let cancelInFlight, let effect):
      Effect<Parent>(.cancellable(id, cancelInFlight: cancelInFlight, embedded(effect)))
    case .cancel(let id): Effect<Parent>(.cancel(id))
    case .cancelAll(let key): Effect<Parent>(.cancelAll(key))
    case .wait(let wait, let effect): Effect<Parent>(.wait(wait, embedded(effect)))
    case .modified(let modifier, let effect): Effect<Parent>(.modified(modifier, embedded(effect)))
    case .scoped(let key, let effect): Effect<Parent>(.scoped(key, self(effect, depth: depth + 1)))
    case .outside(let levels, let effect):
      Effect<Parent>(.outside(levels: levels, self(effect, depth: depth - levels)))
    }
  }

  /// An effect of the parent where one of a place `depth` levels below the child's stood.
  private func outside(_ depth: Int, _ effect: Effect<Parent>?) -> Effect<Parent>? {
    effect.map { $0.isNone ? $0 : Effect<Parent>(.outside(levels: depth + 1, $0)) }
  }
}
