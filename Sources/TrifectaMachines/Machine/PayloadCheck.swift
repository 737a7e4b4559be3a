import Trifecta

/// Finds states with a payload that could be entered without a value for it.
struct PayloadCheck<M: Machine> {
  private let chart: CompiledChart
  private let codes: [ChartLowering<M>.Code]
  private let given: [Int: M.Phase]
  private(set) var problems: [ChartProblem] = []

  init(
    _ chart: CompiledChart, _ routes: [TransitionNode<M>?], _ codes: [ChartLowering<M>.Code], _ given: [Int: M.Phase],
    _ stateOfTag: [Int], _ phases: EnumLayout
  ) {
    self.chart = chart
    self.codes = codes
    self.given = given
    for number in chart.states.indices {
      let state = chart.states[number]
      if state.isAtomic, number > 0, codes[number].tag == nil {
        problems.append(
          .declaration("The state \"\(state.id)\" is not a case of \(M.Phase.self), so it must have substates."))
      }
      let name = number == 0 ? "the chart" : "the state \"\(state.id)\""
      if !state.description.isHistory {
        for target in state.initial { require(from: target, to: number, "\(name) enters its initial state") }
      } else if !state.transitions.isEmpty {
        // A history without a default transition leads to the initial states of its parent.
        let when = "the history of \"\(chart.states[state.parent].id)\" is empty"
        for target in state.initial { require(from: target, to: state.parent, when) }
      }
      if state.kind == .parallel {
        for region in state.children { require(from: region, to: number, "\(name) is entered") }
      }
    }
    for (number, transition) in chart.transitions.enumerated() {
      let title =
        "the transition \(ChartCompiler.title(transition.description)) of \"\(chart.states[transition.source].id)\""
      // The states that a history state restores are inside of its parent, so the domain does not depend on the
      // recorded states.
      let domain = chart.domain(of: number, ChartConfiguration())
      for target in transition.targets where domain >= 0 {
        require(from: chart.states[target].parent, to: domain, "\(title) is taken", besides: transition.targets)
      }
      guard let route = routes[number] else { continue }
      for (target, node) in zip(transition.targets, route.targets) {
        if case .phase(_, _) = node, case .event = route.trigger, route.reads == nil, codes[target].constant == nil {
          checkPassed(to: target, by: transition, title, isFromTransitionTable: route.isFromTransitionTable)
        }
      }
      if let reads = route.reads, case .success(let tag) = reads.find() {
        let read = stateOfTag[tag]
        if read != transition.source, !chart.isInside(transition.source, read) || read < 0 {
          problems.append(
            .declaration(
              """
              The state "\(phases.cases[tag].name)" may not be active when \(title) reads its associated value. Move \
              the transition into that state.
              """
            ))
        }
      }
    }
  }

  /// Requires that each state from `state` up to a domain has no payload, has an initial value, or gets a value from
  /// the transition.
  private mutating func require(from state: Int, to domain: Int, _ when: String, besides targets: [Int] = []) {
    var state = state
    while state > domain {
      if let tag = codes[state].tag, codes[state].constant == nil, given[state] == nil, !targets.contains(state),
        tag >= 0
      {
        let payload = chart.states[state].description.payload ?? "(unknown)"
        let problem = ChartProblem.declaration(
          """
          The state "\(chart.states[state].id)" needs an associated value of type \(payload), but gets none when \
          \(when). Enter it by a transition that passes a value, or set the value with Initial.
          """)
        if !problems.contains(problem) { problems.append(problem) }
      }
      state = chart.states[state].parent
    }
  }

  /// A transition of ``TransitionTable`` passes the event's payload to its target, so the two must have the same type.
  private mutating func checkPassed(
    to target: Int, by transition: CompiledChart.Transition, _ title: String, isFromTransitionTable: Bool
  ) {
    guard isFromTransitionTable else { return }
    let state = chart.states[target]
    let event = chart.description.events.first { $0.name == transition.description.events.first }
    if event?.payload != state.description.payload {
      problems.append(
        .declaration(
          """
          The associated value of the state "\(state.id)", \(state.description.payload ?? "nothing"), differs from the \
          associated value of the event of \(title). Declare the transition in an In.
          """))
    }
  }
}
