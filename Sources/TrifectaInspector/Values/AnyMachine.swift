import TrifectaMachines

/// A configuration of any machine.
protocol AnyConfiguration {
  /// The phase of the machine.
  var anyPhase: Any { get }
  /// Returns the event of an action if no active state has a transition for it and none ignores it; otherwise `nil`.
  @MainActor func undefinedEvent(in action: Any) -> Any?
}

extension Configuration: AnyConfiguration {
  var anyPhase: Any { phase }

  @MainActor
  func undefinedEvent(in action: Any) -> Any? {
    guard case .event(let event)? = action as? MachineAction<M.Event>,
      M.outcome(of: event, in: self) == .forbidden
    else { return nil }
    return event
  }
}

/// An action of any machine.
protocol AnyMachineAction {
  /// The name of the case if the machine sent the action itself; `nil` for events.
  var nameOfOwnCase: String? { get }
}

extension MachineAction: AnyMachineAction {
  var nameOfOwnCase: String? {
    switch self {
    case .returned: "returned"
    case .elapsed: "elapsed"
    case .event, .start: nil
    }
  }
}
