/// An action of a ``Machine``.
public enum MachineAction<Event> {
  /// An event that a view, a parent feature or a test sends.
  case event(Event)
  /// An event that the work of a state sends. It is dropped if the state has been exited since the work started.
  case returned(Event, MachineActivation)
  /// A timer that elapsed. It is dropped if the state has been exited since the timer started.
  case elapsed(MachineActivation)
  /// Starts the machine: enters its initial states and starts their work. The first event does the same. So this action
  /// is needed only for a machine whose initial states have work; its view sends the action when it appears. If the
  /// machine has an event of the same name, `store.send(.start)` sends the event and `store.send(MachineAction.start)`
  /// this action.
  case start
}

extension MachineAction: Equatable where Event: Equatable {
  /// Whether two actions are equal. Activations are not compared, so that tests can state expected actions.
  public static func == (first: MachineAction, second: MachineAction) -> Bool {
    switch (first, second) {
    case (.event(let event), .event(let other)), (.returned(let event, _), .returned(let other, _)): event == other
    case (.elapsed, .elapsed), (.start, .start): true
    default: false
    }
  }
}

extension MachineAction: Sendable where Event: Sendable {}

/// Identifies one activation of a state, from its entry to its exit. A result of an earlier activation is ignored.
public struct MachineActivation: Hashable, Sendable, Codable {
  /// The number of the state in the compiled chart.
  package var state: Int
  /// The number of the entry. It increases each time the machine starts or resumes a state's work and timers.
  package var entry: Int
  /// The number of the delayed transition, or -1 for work.
  package var route = -1
}
