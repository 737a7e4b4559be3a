/// What a chart says to an event.
public enum Outcome: Hashable, Sendable {
  /// A route takes it.
  case routed
  /// An active state takes it and does nothing about it.
  case ignored
  /// There are routes for it, and no guard of theirs holds.
  case refused
  /// No active state has a route for it.
  case forbidden
}
