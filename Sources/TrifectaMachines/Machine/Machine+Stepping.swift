import Trifecta

extension Machine {
  /// Returns how the chart would handle an event, without changing anything.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - configuration: the current configuration.
  /// - Returns: whether a transition takes the event, and if not, why.
  public static func outcome(of event: Event, in configuration: Configuration<Self>) -> Outcome {
    let table = configuration.table
    let number = table.event(event)
    guard !configuration.isFinished else { return .ignored }
    var host = GuardHost(configuration: configuration, event: event)
    for state in configuration.core.active where table.chart.states[state].isAtomic {
      if table.chart.route(from: state, for: number, in: configuration.core, &host) != nil { return .routed }
    }
    return table.outcome(of: number, in: configuration.core)
  }
}

/// A host that only evaluates guards.
@MainActor
struct GuardHost<M: Machine>: ChartHost {
  let configuration: Configuration<M>
  let event: M.Event

  mutating func holds(_ transition: Int, in core: ChartConfiguration) -> Bool {
    configuration.table.routes[transition]?.node.holds.map { $0(event, configuration) } ?? true
  }

  mutating func prepare(_ transition: Int, in core: ChartConfiguration) {}
  mutating func leave(_ state: Int, in core: ChartConfiguration) {}
  mutating func take(_ transition: Int, in core: ChartConfiguration) {}
  mutating func enter(_ state: Int, isBack: Bool, in core: ChartConfiguration) {}
  mutating func begin(_ state: Int, in core: ChartConfiguration) {}
  mutating func finish(_ final: Int, in core: ChartConfiguration) {}
  mutating func raise(done event: Int, by final: Int, in core: ChartConfiguration) {}
  var raisedCount: Int { 0 }
  mutating func nextRaised() -> Int? { nil }
}

extension Store where Feature: Machine {
  /// Sends an event to the machine.
  ///
  /// If an event has the same name as an action, `send` prefers the event: `send(.start)` sends the machine's own
  /// `start` event if it has one, and `send(MachineAction.start)` sends the action.
  ///
  /// - Parameter event: the event.
  /// - Returns: the task of the effects that the event starts.
  @discardableResult
  public func send(_ event: Feature.Event) -> StoreTask {
    send(MachineAction.event(event))
  }

  /// Returns whether a state is active, whatever its value. A view that calls it is updated when the active states
  /// change, not when their values do.
  ///
  /// - Parameter phase: the state.
  public func contains(_ phase: Feature.Phase) -> Bool {
    let active = self[\.core.active]
    return withState { $0.table.state(of: phase) }.map(active.contains) ?? false
  }
}
