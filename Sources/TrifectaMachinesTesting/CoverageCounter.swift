import TrifectaMachines

/// Counts how often passed steps cover each goal, and determines the reason for each uncovered goal.
@MainActor
struct CoverageCounter<M: Machine> {
  let model: MachineModel<M>
  /// The reachable configurations, if they were explored.
  let graph: PathGraph<M>?
  let notes: [String]
  private var counts: [PathGoal: Int] = [:]
  private var paths = 0
  private var steps = 0
  private var failures: [PathFailure] = []

  init(_ model: MachineModel<M>, _ graph: PathGraph<M>?, notes: [String]) {
    self.model = model
    self.graph = graph
    self.notes = notes
  }

  mutating func add(_ path: MachinePath<M>, steps passed: Int) {
    paths += 1
    steps += passed
    for goal in path.goals(passed) { counts[goal, default: 0] += 1 }
    for step in path.steps.prefix(passed) {
      let states = step.configuration.activeStates
      for state in states where !step.trace.entered.contains(state) { counts[.state(state), default: 0] += 1 }
    }
  }

  mutating func add(_ failure: PathFailure) { failures.append(failure) }

  /// The report, with the uncovered goals.
  func report() -> PathReport {
    let chart = model.start().simulation.chart
    let names = Set(chart.transitions.flatMap(\.description.events))
    let unknown = model.samples.filter { $0.events.isEmpty && names.contains($0.name) }.map(\.name)
    let reach = Reach(graph)
    func item(_ name: String, _ goal: PathGoal, _ reason: (Reach<M>) -> String) -> PathReport.Item {
      let count = counts[goal] ?? 0
      return .init(name: name, count: count, gap: count > 0 ? nil : reach.reason(goal, reason))
    }
    let states = chart.states.indices.dropFirst().filter { !chart.states[$0].description.isHistory }
    let routes = chart.transitions.indices.filter { !chart.states[chart.transitions[$0].source].description.isHistory }
    func why(_ route: Int) -> (Reach<M>) -> String {
      { reach in
        let transition = chart.transitions[route]
        if !reach.goals.contains(.state(transition.source)) { return "its state cannot be reached" }
        if let event = transition.description.events.first(where: unknown.contains) { return "no sample of \(event)" }
        if reach.goals.contains(.fails(route)) { return "its guard never holds: add a sample for which it holds" }
        return "its trigger never occurs, or another transition takes precedence"
      }
    }
    return PathReport(
      chart: chart.description.name, paths: paths, steps: steps,
      states: states.map { item(chart.states[$0].id, .state($0)) { _ in "cannot be reached" } },
      transitions: routes.map { item(chart.title(of: $0), .route($0), why($0)) },
      guards: routes.filter { chart.transitions[$0].hasGuard }.flatMap { route in
        [
          item("\(chart.guardName(of: route)) holds", .holds(route), why(route)),
          item("\(chart.guardName(of: route)) fails", .fails(route)) { reach in
            reach.goals.contains(.holds(route))
              ? "it always holds: add a sample for which it fails" : why(route)(reach)
          },
        ]
      },
      failures: failures,
      notes: notes + unknown.map { "\(M.self) has no sample of the event \($0): add one." })
  }
}

/// The goals that the search found to be reachable.
@MainActor
private struct Reach<M: Machine> {
  let goals: Set<PathGoal>
  let isKnown: Bool
  let isComplete: Bool

  init(_ graph: PathGraph<M>?) {
    isKnown = graph != nil
    isComplete = graph?.isComplete ?? false
    var goals: Set<PathGoal> = []
    for node in graph?.nodes ?? [] { goals.formUnion(node.simulation.core.active.map { .state($0) }) }
    goals.formUnion(graph?.beginning.goals ?? [])
    for edge in graph?.edges ?? [] { goals.formUnion(edge.trace.goals) }
    self.goals = goals
  }

  /// The reason why a goal is not covered.
  func reason(_ goal: PathGoal, _ reason: (Reach) -> String) -> String {
    if goals.contains(goal) { return "reachable, but not covered by a path that passed" }
    if !isKnown { return "not reached by a random walk" }
    return isComplete ? reason(self) : "not found within the search limits"
  }
}

extension CompiledChart {
  /// The name of a transition in reports.
  func title(of route: Int) -> String {
    let transition = transitions[route]
    let title = transition.description
    let trigger =
      title.delay.map { "after \(ChartValue.number($0)) ms" }
      ?? (title.events.isEmpty ? "always" : title.events.joined(separator: " "))
    let targets = title.targets.isEmpty ? "stays" : "→ " + title.targets.joined(separator: ", ")
    let condition = transition.hasGuard ? " [\(guardText(of: route))]" : ""
    return "\(states[transition.source].id): \(trigger)\(condition) \(targets)"
  }

  func guardName(of route: Int) -> String { "\(states[transitions[route].source].id): \"\(guardText(of: route))\"" }

  private func guardText(of route: Int) -> String {
    switch transitions[route].description.guard {
    case .named(let name): name
    case .expression(let expression): "\(expression)"
    case nil: ""
    }
  }
}
