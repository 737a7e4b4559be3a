extension Effect {
  /// Transforms the actions that this effect sends.
  ///
  /// Use it for an effect that a helper describes with its own action type. Children need no `map`, because their scope
  /// embeds their actions. Ids and side effects still belong to the feature that returns the effect. O(1); nothing is
  /// run.
  ///
  /// - Parameter transform: converts an action of this effect to one of the returned effect.
  /// - Returns: the transformed effect.
  @MainActor
  public func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    isNone ? .none : Effect<Other>(.embedded(EmbeddedEffect(self, Embedding(key: nil, embed: transform))))
  }
}
