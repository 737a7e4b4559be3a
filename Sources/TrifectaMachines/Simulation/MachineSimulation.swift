import Trifecta

/// Steps through a machine without running its work, timers or effects. The caller determines which inputs are possible
/// and applies them.
@MainActor
package struct MachineSimulation<M: Machine> {
  /// An input of the simulation.
  package enum Input {
    /// An event from outside.
    case event(M.Event)
    /// An event from the work of a state.
    case work(SimulatedWork, M.Event)
    /// Advances the time to the next timer.
    case time
  }

  /// The trace of an input.
  package struct Trace {
    /// The numbers of the transitions that were taken.
    package var taken: [Int] = []
    package var asked: [SimulatedGuard] = []
    package var entered = StateSet()
    package var isEndless = false
  }

  private struct Timer: Equatable {
    var route: Int
    var left: Duration
  }

  package private(set) var configuration: Configuration<M>
  private let machine: M
  /// The running timers, in the order in which they started.
  private var timers: [Timer] = []
  private var running: Set<Int> = []

  package init(_ machine: M, context: M.Context) {
    self.machine = machine
    configuration = Configuration(context: context)
  }

  package var chart: CompiledChart { configuration.table.chart }
  package var core: ChartConfiguration { configuration.core }

  /// The time until the next timer elapses, or `nil` if none runs.
  package var timeToNext: Duration? { timers.map(\.left).min() }

  /// The running work, in document order.
  package var work: [SimulatedWork] {
    chart.owners.filter(running.contains).flatMap { state in
      chart.states[state].description.invokes.map { SimulatedWork(state: state, name: $0.id, description: $0) }
    }
  }

  /// Starts the machine in its initial states.
  package mutating func begin() -> Trace {
    run { $0.begin(&$1, &$2) }
  }

  /// Applies an input.
  ///
  /// - Returns: the trace, or `nil` if the input is not possible: no such work or no timer is running.
  package mutating func step(_ input: Input) -> Trace? {
    switch input {
    case .event(let event): return handle(event)
    case .work(let work, let event): return self.work.contains(work) ? handle(event) : nil
    case .time:
      guard let time = timeToNext else { return nil }
      for index in timers.indices { timers[index].left -= time }
      return elapse()
    }
  }

  /// Whether an active state has a transition for an event.
  package func hasTransition(for event: M.Event) -> Bool {
    let number = configuration.table.event(event)
    return !core.isFinished && core.active.contains { !chart.candidates(of: $0, for: number).isEmpty }
  }

  /// The transitions for an event, in the order in which they are tried.
  package func candidates(for event: M.Event) -> [Int] {
    core.active.flatMap { chart.candidates(of: $0, for: configuration.table.event(event)) }
  }

  /// Whether both simulations have the same state, so that the same inputs have the same results.
  package func isSame(as other: MachineSimulation) -> Bool {
    guard core == other.core, timers == other.timers, running == other.running else { return false }
    guard isEqual(configuration.context, other.configuration.context) else { return false }
    let remembered = configuration.bookkeeping.remembered
    let others = other.configuration.bookkeeping.remembered
    return configuration.hasSameValues(as: other.configuration) && remembered.count == others.count
      && remembered.allSatisfy { state, value in others[state].map { isEqual(value, $0) } ?? false }
  }

  // MARK: Steps

  private mutating func handle(_ event: M.Event) -> Trace {
    let number = configuration.table.event(event)
    return run(event) { $0.handle(number, &$1, &$2) }
  }

  /// Takes the transitions of elapsed timers, one after the other.
  private mutating func elapse(_ count: Int = 0) -> Trace {
    guard let index = timers.firstIndex(where: { $0.left <= .zero }) else { return Trace() }
    let timer = chart.transitions[timers.remove(at: index).route].timer
    return run(nil, count + 1) { $0.handle(timer, &$1, &$2) }
  }

  private mutating func run(
    _ event: M.Event? = nil, _ count: Int = 0,
    _ body: (CompiledChart, inout ChartConfiguration, inout SimulationHost<M>) -> ChartStep
  ) -> Trace {
    var core = self.core
    var host = SimulationHost(host: MachineHost(configuration, machine, event))
    let step = body(chart, &core, &host)
    var trace = Trace(taken: host.taken, asked: host.asked, entered: step.entered, isEndless: step.isEndless)
    if step.hasTakenTransition || !step.entered.isEmpty {
      configuration = host.host.configuration
      configuration.core = core
      configuration.settle()
      own(step)
    }
    // A cycle of transitions with zero delay would never end.
    guard count < 100 else {
      trace.isEndless = true
      return trace
    }
    let rest = elapse(count)
    trace.taken += rest.taken
    trace.asked += rest.asked
    trace.entered.formUnion(rest.entered)
    trace.isEndless = trace.isEndless || rest.isEndless
    return trace
  }

  /// Stops the work and timers of exited states, and starts the work and timers of entered states.
  private mutating func own(_ step: ChartStep) {
    let chart = self.chart
    timers.removeAll { step.left.contains(chart.transitions[$0.route].source) }
    running.subtract(step.left)
    for owner in chart.owners.intersection(step.entered).intersection(core.active) where running.insert(owner).inserted
    {
      for route in chart.states[owner].transitions {
        guard case .after(let duration)? = configuration.table.routes[route]?.node.trigger else { continue }
        timers.append(Timer(route: route, left: duration))
      }
    }
  }
}

/// Running work of a state.
package struct SimulatedWork: Hashable, Sendable {
  package var state: Int
  package var name: String
  package var description: InvokeDescription
}

extension Configuration {
  /// The numbers of the active states in the compiled chart.
  package var activeStates: StateSet { core.active }

  /// Whether the active states and their values are equal. Values that are not `Equatable` are compared by their
  /// descriptions.
  package func hasSameValues(as other: Configuration) -> Bool {
    core.active == other.core.active
      && core.active.allSatisfy { state in
        switch (value(of: state), other.value(of: state)) {
        case (let value?, let second?): isEqual(value, second)
        case (nil, nil): true
        default: false
        }
      }
  }

  /// Whether the contexts are equal. Contexts that are not `Equatable` are compared by their descriptions.
  package func hasSameContext(as other: Configuration) -> Bool { isEqual(context, other.context) }
}

/// Whether two values are equal. Values that are not `Equatable` are compared by their descriptions.
private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { (second as? Known).map { $0 == known } ?? false }
  if let known = first as? any Equatable { return compare(known) }
  return String(describing: first) == String(describing: second)
}
