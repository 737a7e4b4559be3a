import Trifecta

extension Store {
  /// The running effects of this subtree in start order: the place, the name and the ids of each. An
  /// operator that waits, such as a throttle, has its description instead of a name.
  var running: [String] {
    runningEffects.map { effect in
      ([effect.place] + effect.words + effect.ids).joined(separator: " ")
    }
  }
}

extension StoreEvent.Effect {
  /// The effect's name if it has one, or the description of an operator that waits.
  fileprivate var words: [String] {
    if title.hasPrefix("at ") { return [] }
    guard title.hasPrefix("\"") else { return [title] }
    return [String(title.dropFirst().prefix { $0 != "\"" })]
  }
}
