extension Effect {
  /// This effect with other actions: each that it sends is turned into another one.
  ///
  /// For an effect that a helper describes with actions of its own. Children need no `map`: their scope does it. Its
  /// ids and side effects stay those of the feature that returns it. O(1), and nothing is run.
  ///
  /// - Parameter transform: makes the action to send.
  /// - Returns: the effect with the other actions.
  @MainActor
  public func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    isNone ? .none : Effect<Other>(.embedded(EmbeddedEffect(self, Embedding(key: nil, embed: transform))))
  }
}
