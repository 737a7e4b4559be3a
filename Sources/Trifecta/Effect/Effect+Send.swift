extension Effect {
  /// An effect that sends `action` at once: it is reduced after the actions that already wait.
  ///
  /// Share logic between two cases with a method on the feature rather than with this: an action is for something that
  /// happened.
  ///
  /// - Parameter action: the action to send.
  /// - Returns: the effect to return from the reducer.
  @inlinable
  public static func send(_ action: Action) -> Effect {
    Effect(.send(action))
  }
}
