extension Effect {
  /// This effect as one of the parent: its actions embedded, its side effects and ids kept under the child's key.
  @MainActor
  @usableFromInline
  func scoped<Parent>(_ key: ChildKey, _ embed: @escaping (Action) -> Parent) -> Effect<Parent> {
    Effect<Parent>(.scoped(key, map(embed)))
  }

  /// This effect with its actions embedded in those of a parent. O(operators).
  @MainActor
  func map<Parent>(_ embed: @escaping (Action) -> Parent) -> Effect<Parent> {
    switch operation {
    case .none: .none
    case .send(let action): Effect<Parent>(.send(embed(action)))
    case .run(let run): Effect<Parent>(.run(run.map(embed)))
    case .emit(let sideEffect): Effect<Parent>(.emit(sideEffect))
    case .merge(let effects): Effect<Parent>(.merge(effects.map { $0.map(embed) }))
    case .cancellable(let id, let cancelInFlight, let effect):
      Effect<Parent>(.cancellable(id, cancelInFlight: cancelInFlight, effect.map(embed)))
    case .cancel(let id): Effect<Parent>(.cancel(id))
    case .scoped(let key, let effect): Effect<Parent>(.scoped(key, effect.map(embed)))
    }
  }
}

extension Effect.Run {
  @MainActor
  func map<Parent>(_ embed: @escaping (Action) -> Parent) -> Effect<Parent>.Run {
    let operation = operation
    var parentHandler: (@MainActor (any Error, Send<Parent>) async -> Void)?
    if let handler {
      parentHandler = { error, parent in await handler(error, Send { parent(embed($0)) }) }
    }
    return Effect<Parent>.Run(
      name: name,
      priority: priority,
      place: place,
      operation: { parent in try await operation(Send { parent(embed($0)) }) },
      handler: parentHandler
    )
  }
}
