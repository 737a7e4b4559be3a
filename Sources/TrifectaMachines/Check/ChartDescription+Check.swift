extension ChartDescription {
  /// Returns probable mistakes in the chart, such as unreachable states, transitions that are never tried, states
  /// without a way out, and unhandled events. Guards are not evaluated: the check assumes that each guard may hold or
  /// fail.
  ///
  /// ```swift
  /// #expect(CarList.chart.check().isEmpty)
  /// ```
  ///
  /// - Returns: the findings, in document order within each kind. For an invalid chart, one finding for each
  ///   ``ChartProblem``.
  public func check() -> [ChartFinding] {
    let chart: CompiledChart
    do {
      chart = try CompiledChart(self)
    } catch {
      return error.problems.map { ChartFinding(.impossible, [], $0.description) }
    }
    return ChartCheck(chart).findings
  }
}

/// Runs the static checks on a compiled chart and collects their findings.
private struct ChartCheck {
  let chart: CompiledChart
  private(set) var findings: [ChartFinding] = []

  init(_ chart: CompiledChart) {
    self.chart = chart
    findUnreachable()
    findShadowed()
    findContradictions()
    findTraps()
    findUnhandledEvents()
    findUnhandledResults()
    findImpossibleCompletions()
    findUnusedPayloads()
    findEndless()
    findResetRegions()
  }

  private func id(_ state: Int) -> String { chart.states[state].id }

  /// The state followed by its ancestors, innermost first, without the root.
  private func path(_ state: Int) -> [Int] {
    var path: [Int] = []
    var state = state
    while state > 0 {
      path.append(state)
      state = chart.states[state].parent
    }
    return path
  }

  // MARK: States

  /// The states that can be reached from the initial states, assuming that each guard may hold.
  private func reachable() -> StateSet {
    var reached = StateSet()
    var waiting: [Int] = []
    func enter(_ targets: [Int]) {
      var entry = EntrySet(chart)
      for target in targets {
        entry.addDescendants(of: target)
        entry.addAncestors(of: target, below: 0)
        // A history state may restore any state that was active before.
        if chart.states[target].description.isHistory { reached.insert(target) }
      }
      for state in entry.states where !reached.contains(state) {
        reached.insert(state)
        waiting.append(state)
      }
    }
    enter(chart.states[0].initial)
    while let state = waiting.popLast() {
      for route in chart.states[state].transitions { enter(chart.transitions[route].targets) }
    }
    return reached
  }

  private mutating func findUnreachable() {
    let reached = reachable()
    for state in chart.states.indices.dropFirst()
    where !reached.contains(state) && !chart.states[state].description.isHistory {
      // Report only the outermost unreachable state, not its descendants.
      let parent = chart.states[state].parent
      guard parent == 0 || reached.contains(parent) else { continue }
      findings.append(
        ChartFinding(
          .unreachableState, [id(state)],
          "No transition leads to the state \"\(id(state))\". Add one, or remove the state."))
    }
  }

  private mutating func findTraps() {
    for state in chart.states.indices.dropFirst() where chart.states[state].isAtomic {
      guard chart.states[state].kind != .final else { continue }
      let hasTransition = path(state).contains { owner in
        chart.states[owner].transitions.contains { !chart.transitions[$0].targets.isEmpty }
      }
      guard !hasTransition else { continue }
      let isRegion = path(state).contains { chart.states[chart.states[$0].parent].kind == .parallel }
      guard !isRegion else { continue }
      findings.append(
        ChartFinding(
          .trap, [id(state)],
          "No transition leads out of the state \"\(id(state))\". Add one, or make the state final if the chart ends there."
        ))
    }
  }

  // MARK: Transitions

  private func title(_ route: Int) -> String { ChartCompiler.title(chart.transitions[route].description) }

  private mutating func findShadowed() {
    for state in chart.states.indices {
      let routes = chart.states[state].transitions
      for route in routes where chart.transitions[route].timer < 0 {
        let mine = Set(
          chart.candidates[chart.states[state].candidates].filter { Int($0.transition) == route }.map(\.event))
        let earlier = routes.first { other in
          guard other < route, !chart.transitions[other].hasGuard else { return false }
          let taken = chart.candidates[chart.states[state].candidates].filter { Int($0.transition) == other }.map(
            \.event)
          return !mine.isEmpty && mine.isSubset(of: taken)
        }
        guard let earlier else { continue }
        findings.append(
          ChartFinding(
            .shadowedTransition, [id(state)], event: chart.transitions[route].description.events.first,
            """
            The transition \(title(route)), number \(route - routes.lowerBound + 1) of the state "\(id(state))", is \
            never taken: number \(earlier - routes.lowerBound + 1) has the same trigger and no guard. Move the \
            transition before that one, or remove it.
            """))
      }
    }
  }

  private mutating func findContradictions() {
    for state in chart.states {
      for event in state.description.ignored
      where state.description.transitions.contains(where: { $0.events.contains(event) }) {
        findings.append(
          ChartFinding(
            .contradiction, [state.id], event: event,
            "The state \"\(state.id)\" has a transition for \"\(event)\" and also ignores it. Remove one of the two declarations."
          ))
      }
    }
  }

  private mutating func findEndless() {
    // An unguarded eventless transition is taken as soon as its state is entered.
    var next: [Int: Int] = [:]
    for state in chart.states.indices.dropFirst() {
      let routes = chart.states[state].transitions.map { chart.transitions[$0] }
      let always = routes.first { $0.description.events.isEmpty && $0.timer < 0 && !$0.hasGuard && !$0.targets.isEmpty }
      guard let always, !chart.states[state].description.isHistory, let target = always.targets.first else { continue }
      next[state] = target
    }
    for path in cycles(in: next) {
      findings.append(
        ChartFinding(
          .endlessTransitions, path.map(id),
          """
          Transitions without events and guards form a cycle: \((path + [path[0]]).map(id).joined(separator: " → ")). \
          Add a guard or an event to one of them.
          """))
    }
  }

  /// Finds transitions that exit and re-enter a parallel state, such as an external transition from a region to itself.
  private mutating func findResetRegions() {
    let beginning = ChartConfiguration()
    for route in chart.transitions.indices where !chart.states[chart.transitions[route].source].description.isHistory {
      let targets = chart.effectiveTargets(of: route, beginning)
      let domain = chart.domain(of: route, beginning)
      let source = chart.transitions[route].source
      // The outermost parallel state that the transition exits and whose descendants it targets.
      let parallel = path(source).last { state in
        state > domain && chart.states[state].kind == .parallel && targets.allSatisfy { chart.isInside($0, state) }
      }
      guard let parallel, !targets.isEmpty else { continue }
      let reset = chart.states[parallel].children.filter { region in
        !targets.contains { $0 == region || chart.isInside($0, region) }
      }
      guard !reset.isEmpty else { continue }
      findings.append(
        ChartFinding(
          .resetRegions, reset.map(id), event: chart.transitions[route].description.events.first,
          """
          The transition \(title(route)) of the state "\(id(source))" exits the parallel state "\(id(parallel))" and \
          enters it again, which resets \(reset.map { "\"\(id($0))\"" }.joined(separator: " and ")). If this is \
          intended, target a state of each region. If not, move the transition and its target into another state \
          inside of the region, or make a transition from the region to its substate internal.
          """))
    }
  }

  // MARK: Events

  /// The events that invoked work sends when it completes or fails.
  private var raisedEvents: Set<String> {
    var names: Set<String> = []
    for state in chart.states {
      for work in state.description.invokes { names.formUnion([work.onDone, work.onError].compactMap { $0 }) }
    }
    return names
  }

  private func handles(_ event: String, in state: Int) -> Bool {
    let number = chart.event(event)
    return !chart.candidates(of: state, for: number).isEmpty || chart.states[state].description.ignored.contains(event)
  }

  private mutating func findUnhandledEvents() {
    let raised = raisedEvents
    let taken = Set(chart.candidates.map { Int($0.event) })
    let ignored = Set(chart.states.flatMap(\.description.ignored))
    for event in chart.description.events where !raised.contains(event.name) {
      guard !taken.contains(chart.event(event.name)), !ignored.contains(event.name) else { continue }
      findings.append(
        ChartFinding(
          .unhandledEvent, event: event.name,
          "No state has a transition for the event \"\(event.name)\". Add one, or remove the event."))
    }
  }

  private mutating func findUnhandledResults() {
    for state in chart.states.indices {
      for work in chart.states[state].description.invokes {
        for event in [work.onDone, work.onError].compactMap({ $0 }) {
          let places = path(state) + Array(chart.inside(state))
          guard !places.contains(where: { handles(event, in: $0) }) else { continue }
          findings.append(
            ChartFinding(
              .unhandledResult, [id(state)], event: event,
              """
              The work "\(work.id)" of the state "\(id(state))" sends the event "\(event)", for which the state has no \
              transition. Add a transition or Ignore(.\(event)) to the state.
              """))
        }
      }
    }
  }

  /// Whether final states can complete a state.
  private func canComplete(_ state: Int) -> Bool {
    let children = chart.states[state].children
    return switch chart.states[state].kind {
    case .parallel: children.allSatisfy(canComplete)
    case .normal: children.contains { chart.states[$0].kind == .final }
    default: false
    }
  }

  private mutating func findImpossibleCompletions() {
    let prefix = "done.state."
    for route in chart.transitions {
      for event in route.description.events where event.hasPrefix(prefix) {
        let name = event.dropFirst(prefix.count)
        // The event also matches the completion of states whose ids continue after a dot.
        let named = chart.states.indices.dropFirst().filter { id($0) == name || id($0).hasPrefix("\(name).") }
        guard !named.isEmpty, !named.contains(where: canComplete) else { continue }
        findings.append(
          ChartFinding(
            .impossibleCompletion, [id(route.source)], event: event,
            """
            A transition of the state "\(id(route.source))" waits for the completion of the state "\(name)", which never \
            completes. Add a final state to "\(name)", or to each of its regions, or remove the transition.
            """))
      }
    }
  }

  private mutating func findUnusedPayloads() {
    var uses: [String: Bool] = [:]
    for route in chart.transitions {
      let isUse =
        route.hasGuard || route.hasActions || route.targets.contains { chart.states[$0].description.payload != nil }
      for event in route.description.events { uses[event, default: false] = uses[event, default: false] || isUse }
    }
    for event in chart.description.events {
      guard let payload = event.payload, uses[event.name] == false else { continue }
      findings.append(
        ChartFinding(
          .unusedPayload, event: event.name,
          """
          The event "\(event.name)" has an associated value, \(payload), which no guard, action or state uses. Use the \
          value, or remove it from the event.
          """))
    }
  }
}
