import IssueReporting
import Trifecta

/// The id of the effects of a state.
private struct OwnerID: Hashable {
  let state: Int
}

@MainActor
extension ChartTable {
  typealias Action = MachineAction<M.Event>

  /// Reduces an action: updates the configuration, and returns the effects to start and to cancel.
  func reduce(_ state: inout Configuration<M>, _ action: Action, _ machine: M) -> Effect<Action> {
    guard state.bookkeeping.stage == .running else {
      let beginning = begin(&state, machine)
      return .merge(beginning, reduce(&state, action, machine))
    }
    switch action {
    case .start: return .none
    case .event(let event): return handle(event, &state, machine)
    case .returned(let event, let activation):
      // The work belongs to an earlier entry of the state: drop its event.
      guard state.bookkeeping.activations[activation.state] == activation.entry, !state.takePlainTransition(of: event)
      else {
        return .none
      }
      return handle(event, &state, machine)
    case .elapsed(let activation):
      guard let index = state.bookkeeping.timers.firstIndex(where: { $0.activation == activation }) else {
        return .none
      }
      state.bookkeeping.timers.remove(at: index)
      return step(chart.transitions[activation.route].timer, nil, &state, machine).effect
    }
  }

  /// Starts the work and timers of the active states, and runs their entry actions if these have not run yet.
  private func begin(_ state: inout Configuration<M>, _ machine: M) -> Effect<Action> {
    let stage = state.bookkeeping.stage
    state.bookkeeping.stage = .running
    state.isRunning = true
    guard stage == .new else {
      let owners = chart.owners.intersection(state.core.active)
      return .merge(
        owners.map { stage == .placed ? start($0, &state, machine) : resume($0, &state, machine) })
    }
    var core = state.core
    var host = MachineHost(state, machine, nil)
    let step = chart.begin(&core, &host)
    return finish(step, from: core.active, core, host, &state, machine)
  }

  private func handle(_ event: M.Event, _ state: inout Configuration<M>, _ machine: M) -> Effect<Action> {
    let number = self.event(event)
    let core = state.core
    let (isEventHandled, effect) = step(number, event, &state, machine)
    if !isEventHandled, !core.isFinished, outcome(of: number, in: core) == .forbidden { reportUndefined(event, core) }
    return effect
  }

  private func step(
    _ number: Int, _ event: M.Event?, _ state: inout Configuration<M>, _ machine: M
  ) -> (isEventHandled: Bool, effect: Effect<Action>) {
    var core = state.core
    let before = core.active
    var host = MachineHost(state, machine, event)
    let step = chart.handle(number, &core, &host)
    guard step.hasTakenTransition else { return (false, .none) }
    return (step.isEventHandled, finish(step, from: before, core, host, &state, machine))
  }

  /// Stores the result of a step, and returns the effects to cancel and to start.
  private func finish(
    _ step: ChartStep, from before: StateSet, _ core: ChartConfiguration, _ host: MachineHost<M>,
    _ state: inout Configuration<M>, _ machine: M
  ) -> Effect<Action> {
    state = host.configuration
    state.core = core
    state.settle()
    if step.isEndless { reportEndless(state) }
    var effects: [Effect<Action>] = []
    for owner in chart.owners.intersection(step.left) where state.bookkeeping.activations[owner] != nil {
      state.bookkeeping.activations[owner] = nil
      state.bookkeeping.timers.removeAll { $0.activation.state == owner }
      effects.append(.cancel(id: OwnerID(state: owner)))
    }
    if !host.effects.isEmpty { effects += host.effects }
    for owner in chart.owners.intersection(step.entered).intersection(core.active)
    where state.bookkeeping.activations[owner] == nil {
      effects.append(start(owner, &state, machine))
    }
    return effects.isEmpty ? .none : .merge(effects)
  }

  // MARK: Work and timers of states

  private func start(_ owner: Int, _ state: inout Configuration<M>, _ machine: M) -> Effect<Action> {
    state.bookkeeping.entries += 1
    let activation = MachineActivation(state: owner, entry: state.bookkeeping.entries)
    state.bookkeeping.activations[owner] = activation.entry
    let timers = chart.states[owner].transitions.compactMap { route -> RunningTimer? in
      guard case .after(let duration)? = routes[route]?.node.trigger else { return nil }
      return RunningTimer(
        activation: MachineActivation(state: owner, entry: activation.entry, route: route), left: duration, elapsed: nil
      )
    }
    return run(timers, of: activation, &state, machine)
  }

  /// Restarts the work of a restored state, and its timers with their remaining time.
  private func resume(_ owner: Int, _ state: inout Configuration<M>, _ machine: M) -> Effect<Action> {
    state.bookkeeping.entries += 1
    let activation = MachineActivation(state: owner, entry: state.bookkeeping.entries)
    state.bookkeeping.activations[owner] = activation.entry
    let timers = state.bookkeeping.timers.filter { $0.activation.state == owner }
    state.bookkeeping.timers.removeAll { $0.activation.state == owner }
    return run(
      timers.map {
        RunningTimer(
          activation: MachineActivation(state: owner, entry: activation.entry, route: $0.activation.route),
          left: $0.left, elapsed: nil)
      }, of: activation, &state, machine)
  }

  private func run(
    _ timers: [RunningTimer], of activation: MachineActivation, _ state: inout Configuration<M>, _ machine: M
  ) -> Effect<Action> {
    var effects = works[activation.state].map { $0.start(machine, state, activation) }
    for timer in timers {
      guard let place = routes[timer.activation.route]?.node.place else { continue }
      @Dependency(
        \.continuousClock, owner: "After", fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column)
      var clock
      let current = clock
      var running = timer
      running.elapsed = stopwatch(current)
      state.bookkeeping.timers.append(running)
      effects.append(
        .run(
          name: "after \(timer.left)",
          operation: { send in
            try await current.sleep(for: timer.left)
            send(.elapsed(timer.activation))
          }, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
    }
    return Effect.merge(effects).cancellable(id: OwnerID(state: activation.state))
  }

  // MARK: Unhandled events

  /// The outcome of an event that no transition takes.
  func outcome(of event: Int, in core: ChartConfiguration) -> Outcome {
    if let states = ignoring[event], !states.intersection(core.active).isEmpty { return .ignored }
    for state in core.active where !chart.candidates(of: state, for: event).isEmpty { return .refused }
    return .forbidden
  }

  private func reportUndefined(_ event: M.Event, _ core: ChartConfiguration) {
    let policy = M.undefinedTransitions
    guard policy != .ignore else { return }
    let name = name(of: event)
    let leaves = core.active.filter { chart.states[$0].isAtomic }.map { chart.states[$0].id }
    let place = leaves.map { "\"\($0)\"" }.joined(separator: " and ")
    let message = """
      \(M.self) has no transition for the event "\(name)" in \(place). Nothing was changed.

      Add a transition to one of the active states, On(.\(name), to: …), or add Ignore(.\(name)). If the event is \
      unexpected in this state, do not send it.
      """
    if policy == .stop { assertionFailure(message) }
    reportIssue(message)
  }

  private func reportEndless(_ state: Configuration<M>) {
    reportIssue(
      """
      \(M.self) was stopped in an infinite loop: its transitions without events, or the events that it raises, form a \
      cycle. The active states are \(state.activeIDs.joined(separator: ", ")).

      Add a guard that eventually fails to one of these transitions.
      """)
  }
}
