extension Effect {
  /// This effect with other actions: each that it sends is turned into another one.
  ///
  /// For an effect that a helper describes with actions of its own. Children need no `map`: their scope does it. Its
  /// ids and side effects stay those of the feature that returns it. O(operators), and nothing is run.
  ///
  /// - Parameter transform: makes the action to send.
  /// - Returns: the effect with the other actions.
  @MainActor
  public func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    Embedding(embed: transform)(self)
  }
}

extension Effect.Run {
  @MainActor
  func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other>.Run {
    let operation = operation
    var otherHandler: (@MainActor (any Error, Send<Other>) async -> Void)?
    if let handler {
      otherHandler = { error, send in await handler(error, Send(place: send.place) { send(transform($0)) }) }
    }
    return Effect<Other>.Run(
      title,
      taskOptions,
      { send in try await operation(Send(place: send.place) { send(transform($0)) }) },
      otherHandler
    )
  }
}
