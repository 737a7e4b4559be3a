import Trifecta

/// The messages of a non-exhaustive test store about what was skipped.
extension Message {
  static func skippedChange(by cause: ChangeCause, expected: Any, actual: Any) -> String {
    "Skipped other state changes by \(cause.fullName): …\n\n\(difference(expected, actual))"
  }

  static func skipped(actions: [Any]) -> String {
    "Skipped \(count(actions, "action")) of effects: …\n\n\(list(actions.map(describe)))"
  }

  static func skipped(sideEffects: [(value: Any, place: String)]) -> String {
    """
    Skipped \(count(sideEffects, "side effect")): …

    \(list(sideEffects.map { "\(describe($0.value)) of \($0.place)" }))
    """
  }

  static func skipped(dismissals places: [String]) -> String {
    "Skipped \(count(places, "dismissal")): …\n\n\(list(places.map { "of \($0)" }))"
  }

  static func skipped(effects: [String]) -> String {
    "Skipped \(count(effects, "running effect")): …\n\n\(list(effects.map { "effect \($0)" }))"
  }
}
