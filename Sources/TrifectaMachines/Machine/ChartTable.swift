import IssueReporting
import Locking
import Trifecta

/// The compiled chart of a machine with its closures. It is created once and shared by all configurations.
///
/// `@unchecked Sendable` because it is immutable, its closures are called only on the main actor, and its phases are
/// the constants of the chart's declaration.
@usableFromInline
final class ChartTable<M: Machine>: @unchecked Sendable {
  let chart: CompiledChart
  /// The closures, by the number of their transition or state in the compiled chart.
  let routes: [TransitionCode<M>?]
  let works: [[WorkNode<M>]]
  let entries: [[ActionNode<M>]]
  let exits: [[ActionNode<M>]]
  /// The phases of the states without a payload.
  @usableFromInline let constants: [M.Phase?]
  /// The initial phases that are declared with a value.
  let given: [Int: M.Phase]
  /// The number of the state for each case of the phase enum, or -1 if the case is not a state.
  let stateOfTag: [Int]
  /// The number of the event for each case of the event enum.
  let eventOfTag: [Int]
  /// The states that ignore each event.
  let ignoring: [Int: StateSet]
  /// The initial configuration, before the machine has started.
  let start: ChartConfiguration
  let first: M.Phase
  let phases: EnumLayout
  let events: EnumLayout
  let hasActions: Bool
  /// The precomputed step for each state and event tag.
  @usableFromInline let plainSteps: [PlainStep]
  /// The transitions of the steps that are a ``PlainStep/choice``.
  @usableFromInline let choices: [[PlainTransition<M>]]
  /// Whether several atomic states can be active at once.
  @usableFromInline let hasRegions: Bool
  /// If there are regions, the mask of the atomic states. It is empty for a chart with more than 64 states, whose
  /// regions have no fast path.
  @usableFromInline let leaves: UInt64
  @usableFromInline let eventCount: Int
  @usableFromInline let getEventTag: EnumLayout.GetTag

  convenience init(_ parts: [StatechartPart<M>]) throws(ChartError) {
    try self.init(ChartLowering<M>(parts))
  }

  init(_ lowering: ChartLowering<M>) throws(ChartError) {
    let name = lowering.description.name
    guard lowering.problems.isEmpty else { throw ChartError(chart: name, problems: lowering.problems) }
    guard let phases = EnumLayout.of(M.Phase.self), let events = EnumLayout.of(M.Event.self) else {
      throw ChartError(chart: name, problems: [.declaration("Phase and Event must be enums.")])
    }
    let chart = try CompiledChart(lowering.description)
    let codes = chart.states.map { lowering.code[$0.parent < 0 ? "" : $0.id] ?? .init() }
    var routes: [TransitionNode<M>?] = Array(repeating: nil, count: chart.transitions.count)
    for (state, code) in zip(chart.states, codes) {
      for (index, route) in zip(state.transitions, code.routes) { routes[index] = route }
    }
    var given: [Int: M.Phase] = [:]
    for code in codes {
      guard let phase = code.initial, let state = chart.state(phases.cases[phases.tag(of: phase)].name) else {
        continue
      }
      given[state] = phase
    }
    self.chart = chart
    self.phases = phases
    self.events = events
    self.routes = routes.map { route in route.map { TransitionCode($0) } }
    self.given = given
    works = codes.map(\.works)
    entries = codes.map(\.entries)
    exits = codes.map(\.exits)
    constants = codes.map(\.constant)
    stateOfTag = phases.cases.map { chart.state($0.name) ?? -1 }
    eventOfTag = events.cases.map { chart.event($0.name) }
    hasActions = codes.contains { !$0.entries.isEmpty || !$0.exits.isEmpty }
    let plainTransitions = Self.plainTransitions(of: chart, routes) { state in
      chart.owners.contains(state) || !codes[state].entries.isEmpty || !codes[state].exits.isEmpty
    }
    eventCount = events.cases.count
    getEventTag = events.getTag
    (plainSteps, choices) = Self.plainSteps(of: chart, plainTransitions, routes, eventOfTag, constants)
    hasRegions = chart.states.contains { $0.kind == .parallel }
    leaves = chart.states.count <= 64 ? chart.atomic.low : 0
    var ignoring: [Int: StateSet] = [:]
    for (number, state) in chart.states.enumerated() {
      for event in state.description.ignored { ignoring[chart.event(event), default: StateSet()].insert(number) }
    }
    self.ignoring = ignoring
    var entry = EntrySet(chart)
    entry.addInitial(of: 0)
    var start = ChartConfiguration()
    start.active = entry.states
    self.start = start
    let leaf = entry.states.first { chart.states[$0].isAtomic } ?? 1
    let problems = PayloadCheck(chart, routes, codes, given, stateOfTag, phases).problems
    guard problems.isEmpty, let first = given[leaf] ?? constants[leaf] else {
      throw ChartError(chart: name, problems: problems)
    }
    self.first = first
  }

  /// The number of the state of a phase.
  func state(of phase: M.Phase) -> Int? {
    let state = stateOfTag[phases.tag(of: phase)]
    return state < 0 ? nil : state
  }

  @inlinable
  func tag(of event: M.Event) -> Int {
    // A metatype is a pointer to the type's metadata.
    Int(
      withUnsafePointer(to: event) {
        getEventTag($0, unsafeBitCast(M.Event.self as Any.Type, to: UnsafeRawPointer.self))
      })
  }

  func event(_ event: M.Event) -> Int { eventOfTag[events.tag(of: event)] }

  func name(of event: M.Event) -> String { events.cases[events.tag(of: event)].name }

  /// The phase with a name. Its payload is the payload of the event, if both have the same type.
  func phase(named name: String, of event: M.Event?) -> M.Phase? {
    guard let tag = phases.cases.firstIndex(where: { $0.name == name }) else { return nil }
    guard let payload = phases.cases[tag].payload else { return phases.value(M.Phase.self, ofCase: tag) }
    func pass<Payload>(_ type: Payload.Type) -> M.Phase? {
      event.flatMap { events.payload(type, of: $0) }.flatMap { phases.value(M.Phase.self, ofCase: tag, $0) }
    }
    return pass(payload)
  }
}

/// The closures of a transition. It is a class, so that reading one of its properties does not copy the others.
///
/// `@unchecked Sendable` for the same reasons as ``ChartTable``.
final class TransitionCode<M: Machine>: @unchecked Sendable {
  let node: TransitionNode<M>
  /// Whether the transition determines the phase of a target.
  let determinesPhase: Bool

  init(_ node: TransitionNode<M>) {
    self.node = node
    determinesPhase = node.targets.contains { if case .history = $0 { false } else { true } }
  }
}

extension ChartTable {
  /// The table of the machine, compiled at first use.
  ///
  /// An invalid chart is reported as an issue and replaced by a chart with a single state.
  static var shared: ChartTable<M> {
    let id = ObjectIdentifier(M.self)
    if let known = knownTables.withLock({ $0[id] }) as? ChartTable<M> { return known }
    let table = made()
    knownTables.withLock { $0[id] = table }
    return table
  }

  private static func made() -> ChartTable<M> {
    let chart = M.chart
    do {
      return try ChartTable(chart.parts)
    } catch {
      reportIssue("\(error)")
      for part in chart.parts {
        guard case .state(var node) = part.content else { continue }
        node.parts = []
        if let table = try? ChartTable([.init(content: .state(node))]) { return table }
      }
      // A configuration needs a phase, and no phase can be created for this chart.
      fatalError("\(error)")
    }
  }
}

/// The tables of all machines that have been used.
private let knownTables = Locked<[ObjectIdentifier: any Sendable]>([:])
