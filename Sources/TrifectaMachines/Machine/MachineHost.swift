import Trifecta

/// The host of a typed chart: evaluates guards, runs actions, and sets the phases of the entered states.
@MainActor
struct MachineHost<M: Machine>: ChartHost {
  let table: ChartTable<M>
  let machine: M
  var configuration: Configuration<M>
  /// The event that is being handled.
  var event: M.Event?
  var raised: [Raised] = []
  /// The state that a transition is about to enter with `pendingPhase`, or -1 for none. The phases of further states
  /// are in `otherPendingPhases`.
  private var pendingState = -1
  private var pendingPhase: M.Phase?
  private var otherPendingPhases: [Int: M.Phase] = [:]
  var effects: [Effect<M.Action>] = []

  enum Raised {
    case event(M.Event)
    case done(Int)
  }

  init(_ configuration: Configuration<M>, _ machine: M, _ event: M.Event?) {
    table = configuration.table
    self.machine = machine
    self.configuration = configuration
    self.event = event
  }

  mutating func holds(_ transition: Int, in core: ChartConfiguration) -> Bool {
    guard let holds = table.routes[transition]?.node.holds else { return true }
    configuration.core = core
    return holds(event, configuration)
  }

  mutating func leave(_ state: Int, in core: ChartConfiguration) {
    if table.hasActions { run(table.exits[state], core) }
    if !core.memory.isEmpty, table.constants[state] == nil, let value = configuration.value(of: state) {
      configuration.bookkeeping.remembered[state] = value
    }
    configuration.forget(state)
  }

  mutating func prepare(_ transition: Int, in core: ChartConfiguration) {
    guard let route = table.routes[transition], route.determinesPhase else { return }
    configuration.core = core
    for (index, target) in route.node.targets.enumerated() {
      switch target {
      case .constant(let phase): setPendingPhase(transition, index, phase)
      case .phase(_, let make):
        if let phase = make(event, configuration) { setPendingPhase(transition, index, phase) }
      case .history: break
      }
    }
  }

  private mutating func setPendingPhase(_ transition: Int, _ target: Int, _ phase: M.Phase) {
    let state = table.chart.transitions[transition].targets[target]
    if pendingState < 0 || pendingState == state {
      pendingState = state
      pendingPhase = phase
    } else {
      otherPendingPhases[state] = phase
    }
  }

  /// Removes and returns the phase that a transition determined for a state.
  private mutating func takePendingPhase(of state: Int) -> M.Phase? {
    guard state == pendingState else {
      return otherPendingPhases.isEmpty ? nil : otherPendingPhases.removeValue(forKey: state)
    }
    pendingState = -1
    return pendingPhase
  }

  mutating func take(_ transition: Int, in core: ChartConfiguration) {
    configuration.lastTransition = Int32(truncatingIfNeeded: transition)
    guard let action = table.routes[transition]?.node.action else { return }
    perform(action, core)
  }

  mutating func enter(_ state: Int, isBack: Bool, in core: ChartConfiguration) {
    if let phase = takePendingPhase(of: state) {
      configuration.set(phase, for: state)
    } else if isBack, let remembered = configuration.bookkeeping.remembered[state] {
      configuration.set(remembered, for: state)
    } else if let value = table.given[state] ?? table.constants[state] {
      configuration.set(value, for: state)
    }
    if table.hasActions { run(table.entries[state], core) }
  }

  mutating func begin(_ state: Int, in core: ChartConfiguration) {}

  mutating func finish(_ final: Int, in core: ChartConfiguration) {
    if table.hasActions { run(table.exits[final], core) }
  }

  mutating func raise(done event: Int, by final: Int, in core: ChartConfiguration) {
    raised.append(.done(event))
  }

  var raisedCount: Int { raised.count }

  mutating func nextRaised() -> Int? {
    guard !raised.isEmpty else { return nil }
    switch raised.removeFirst() {
    case .event(let event):
      self.event = event
      return table.event(event)
    case .done(let number): return number
    }
  }

  private mutating func run(_ actions: [ActionNode<M>], _ core: ChartConfiguration) {
    for action in actions { perform(action.run, core) }
  }

  private mutating func perform(_ action: @MainActor (inout ActionContext<M>) -> Void, _ core: ChartConfiguration) {
    configuration.core = core
    var context = ActionContext(machine, event, configuration)
    action(&context)
    configuration = context.configuration
    if !context.raised.isEmpty { raised += context.raised.map { .event($0) } }
    if !context.effects.isEmpty { effects += context.effects }
  }
}
