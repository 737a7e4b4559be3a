import Trifecta

/// A machine that is stepped without anything being started: no work, no timer, no effect runs. What could happen next is
/// asked of it, and it is told what happens.
@MainActor
package struct MachineSimulation<M: Machine> {
  /// Something that can happen.
  package enum Input {
    /// Somebody sends an event.
    case event(M.Event)
    /// Work of a state brings an event.
    case work(SimulatedWork, M.Event)
    /// The time passes until the next timer is up.
    case time
  }

  /// What the steps of an input have done.
  package struct Trace {
    /// The routes that were taken, by number.
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
  /// In the order in which they have been started.
  private var timers: [Timer] = []
  private var running: Set<Int> = []

  package init(_ machine: M, context: M.Context) {
    self.machine = machine
    configuration = Configuration(context: context)
  }

  package var chart: CompiledChart { configuration.table.chart }
  package var core: ChartConfiguration { configuration.core }

  /// The time until the next timer is up, `nil` if none runs.
  package var timeToNext: Duration? { timers.map(\.left).min() }

  /// The work that runs, in document order.
  package var work: [SimulatedWork] {
    chart.owners.filter(running.contains).flatMap { state in
      chart.states[state].description.invokes.map { SimulatedWork(state: state, name: $0.id, description: $0) }
    }
  }

  /// Enters where the machine begins.
  package mutating func begin() -> Trace {
    run { $0.begin(&$1, &$2) }
  }

  /// Lets something happen.
  ///
  /// - Returns: what that has done, `nil` if it cannot happen: no work of that name runs, or no timer does.
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

  /// Whether an active state has a route for an event.
  package func hasRoute(for event: M.Event) -> Bool {
    let number = configuration.table.event(event)
    return !core.isFinished && core.active.contains { !chart.candidates(of: $0, for: number).isEmpty }
  }

  /// The routes for an event in the order in which they are asked.
  package func candidates(for event: M.Event) -> [Int] {
    core.active.flatMap { chart.candidates(of: $0, for: configuration.table.event(event)) }
  }

  /// Whether the same can happen to both from now on.
  package func isSame(as other: MachineSimulation) -> Bool {
    guard core == other.core, timers == other.timers, running == other.running else { return false }
    guard isEqual(configuration.context, other.configuration.context) else { return false }
    let remembered = configuration.book.remembered
    let others = other.configuration.book.remembered
    return configuration.hasSameValues(as: other.configuration) && remembered.count == others.count
      && remembered.allSatisfy { state, value in others[state].map { isEqual(value, $0) } ?? false }
  }

  // MARK: Steps

  private mutating func handle(_ event: M.Event) -> Trace {
    let number = configuration.table.event(event)
    return run(event) { $0.handle(number, &$1, &$2) }
  }

  /// Takes the routes whose time is up, one after the other, as a clock wakes them.
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
    if step.hasTakenRoute || !step.entered.isEmpty {
      configuration = host.host.configuration
      configuration.core = core
      configuration.settle()
      own(step)
    }
    // A chart whose timers of no time lead in a circle never comes to rest.
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

  /// Stops what states own that were left, and starts what those own that were entered.
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

/// Work that runs.
package struct SimulatedWork: Hashable, Sendable {
  package var state: Int
  package var name: String
  package var description: InvokeDescription
}

extension Configuration {
  /// The active states by their numbers in the compiled chart.
  package var activeStates: StateSet { core.active }

  /// Whether the active states are the same and know the same, as far as values can be compared: those that are not
  /// `Equatable` by how they are described.
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

  /// Whether the contexts are equal, as far as they can be compared.
  package func hasSameContext(as other: Configuration) -> Bool { isEqual(context, other.context) }
}

/// Whether two values are equal; those that are not `Equatable` are compared by how they are described.
private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { (second as? Known).map { $0 == known } ?? false }
  if let known = first as? any Equatable { return compare(known) }
  return String(describing: first) == String(describing: second)
}
