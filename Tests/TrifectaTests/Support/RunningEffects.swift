import Trifecta

extension Store {
  /// The effects that run here and below, in the order in which they were started: where each is, then its name and its
  /// ids, or what it waits for.
  var running: [String] {
    runningEffects.map { effect in
      ([effect.place] + effect.words + effect.ids).joined(separator: " ")
    }
  }
}

extension StoreEvent.Effect {
  /// Its name, if it has one, or what it waits for.
  fileprivate var words: [String] {
    if title.hasPrefix("at ") { return [] }
    guard title.hasPrefix("\"") else { return [title] }
    return [String(title.dropFirst().prefix { $0 != "\"" })]
  }
}
