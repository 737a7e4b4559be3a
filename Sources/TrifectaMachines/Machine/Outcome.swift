/// The way in which a chart would handle an event.
public enum Outcome: Hashable, Sendable {
  /// A transition takes the event.
  case routed
  /// An active state ignores the event.
  case ignored
  /// Active states have transitions for the event, but no guard holds.
  case refused
  /// No active state has a transition for the event.
  case forbidden
}
