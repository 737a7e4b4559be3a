/// What can happen to a machine, and where it comes from.
public enum MachineAction<Event> {
  /// Somebody sends an event: a person, a parent, a test.
  case event(Event)
  /// Work that a state owns brings an event. It does nothing if the state was left since.
  case returned(Event, MachineTicket)
  /// The time of a route is over. It does nothing if the state was left since.
  case elapsed(MachineTicket)
  /// The machine begins: the work of the states it begins in starts. The first event does the same, so that only a
  /// machine that begins with work needs it, when its screen appears. In a machine with an event of that name,
  /// `store.send(.start)` sends the event, and `store.send(MachineAction.start)` this action.
  case start
}

extension MachineAction: Equatable where Event: Equatable {
  /// Whether the same happens. Tickets do not count, so that a test can write down what it expects.
  public static func == (first: MachineAction, second: MachineAction) -> Bool {
    switch (first, second) {
    case (.event(let event), .event(let other)), (.returned(let event, _), .returned(let other, _)): event == other
    case (.elapsed, .elapsed), (.start, .start): true
    default: false
    }
  }
}

extension MachineAction: Sendable where Event: Sendable {}

/// Which entry of a state something belongs to: what comes of an earlier one is stale.
public struct MachineTicket: Hashable, Sendable, Codable {
  /// The state, by its number in the chart.
  package var state: Int
  /// Which entry it was.
  package var entry: Int
  /// The route whose time is over, by its number; -1 for work.
  package var route = -1
}
