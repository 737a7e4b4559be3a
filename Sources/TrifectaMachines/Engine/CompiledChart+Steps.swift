/// The algorithm of W3C SCXML, Appendix D: https://www.w3.org/TR/scxml/#AlgorithmforSCXMLInterpretation
@MainActor
extension CompiledChart {
  /// The number of microsteps in a macrostep after which the chart is considered endless and is stopped. A step after
  /// which fewer raised events are queued does not count, because an action may raise any number of events.
  private static let maximumSteps = 1_000

  /// Enters the initial states and completes the macrostep.
  package func start<Host: ChartHost>(_ configuration: inout ChartConfiguration, _ host: inout Host) -> ChartStep {
    var step = ChartStep()
    var entry = EntrySet(self, memory: configuration.memory)
    entry.addInitial(of: 0)
    enter(entry, &configuration, &host, &step)
    finish(&configuration, &host, &step)
    return step
  }

  /// Runs the entry actions of states that are already active but were entered without them, and completes the
  /// macrostep.
  package func begin<Host: ChartHost>(_ configuration: inout ChartConfiguration, _ host: inout Host) -> ChartStep {
    var step = ChartStep()
    step.entered = configuration.active
    for state in configuration.active {
      host.enter(state, isBack: false, in: configuration)
      if states[state].kind == .final { end(state, &configuration, &host) }
    }
    finish(&configuration, &host, &step)
    return step
  }

  /// Handles an event and completes the macrostep. Eventless transitions and raised events are processed even if no
  /// transition takes the event: the evaluation of a guard may have raised an error event, or the guard of an eventless
  /// transition may hold only now.
  ///
  /// - Returns: the states that were exited and entered. `isEventHandled` is `false` if no transition took the event
  ///   itself.
  package func handle<Host: ChartHost>(
    _ event: Int, _ configuration: inout ChartConfiguration, _ host: inout Host
  ) -> ChartStep {
    var step = ChartStep()
    guard !configuration.isFinished else { return step }
    step.isEventHandled = takeRoutes(for: event, &configuration, &host, &step)
    finish(&configuration, &host, &step)
    return step
  }

  /// Takes eventless transitions and handles raised events until none are left, or the chart has ended.
  private func finish<Host: ChartHost>(
    _ configuration: inout ChartConfiguration, _ host: inout Host, _ step: inout ChartStep
  ) {
    var count = 0
    while !configuration.isFinished {
      guard count < Self.maximumSteps else {
        step.isEndless = true
        return
      }
      if hasEventless, takeRoutes(for: Self.eventless, &configuration, &host, &step) {
        count += 1
        continue
      }
      let queued = host.raisedCount
      guard let event = host.nextRaised() else { return }
      _ = takeRoutes(for: event, &configuration, &host, &step)
      if host.raisedCount >= queued { count += 1 }
    }
    // Only a top-level final state is active now.
    for state in configuration.active { host.finish(state, in: configuration) }
  }

  private func takeRoutes<Host: ChartHost>(
    for event: Int, _ configuration: inout ChartConfiguration, _ host: inout Host, _ step: inout ChartStep
  ) -> Bool {
    var first = -1
    var others: [Int] = []
    // Select one transition for each atomic state: the innermost enabled one, the first in document order.
    var next = configuration.active.next(from: 0)
    while let state = next {
      next = configuration.active.next(from: state + 1)
      guard states[state].isAtomic, let route = route(from: state, for: event, in: configuration, &host) else {
        continue
      }
      if first < 0 {
        first = route
      } else if route != first, !others.contains(route) {
        others.append(route)
      }
    }
    guard first >= 0 else { return false }
    step.hasTakenTransition = true
    if others.isEmpty {
      takeOne(first, &configuration, &host, &step)
    } else {
      take(withoutConflicts([first] + others, in: configuration), &configuration, &host, &step)
    }
    return true
  }

  /// The transition that an event triggers in a state or in one of its ancestors.
  package func route<Host: ChartHost>(
    from state: Int, for event: Int, in configuration: ChartConfiguration, _ host: inout Host
  ) -> Int? {
    var state = state
    while state >= 0 {
      let range = states[state].candidates
      var index = firstCandidate(of: event, in: range)
      while index < range.upperBound, candidates[index].event == event {
        let transition = Int(candidates[index].transition)
        if !transitions[transition].hasGuard || host.holds(transition, in: configuration) { return transition }
        index += 1
      }
      state = states[state].parent
    }
    return nil
  }

  /// The transitions of the state itself that an event may trigger.
  package nonisolated func candidates(of state: Int, for event: Int) -> [Int] {
    candidates[states[state].candidates].filter { $0.event == event }.map { Int($0.transition) }
  }

  private nonisolated func firstCandidate(of event: Int, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 8 {
      let middle = (low + high) / 2
      if candidates[middle].event < event { low = middle + 1 } else { high = middle }
    }
    while low < range.upperBound, candidates[low].event < event { low += 1 }
    return low
  }

  /// Removes conflicting transitions. If two transitions exit the same state, only the earlier one is kept, unless the
  /// source of the later one is a descendant of the source of the earlier one.
  private func withoutConflicts(_ routes: [Int], in configuration: ChartConfiguration) -> [Int] {
    var kept: [(route: Int, leaves: Range<Int>)] = []
    for route in routes {
      let leaves = leaving(route, configuration)
      let source = transitions[route].source
      var removed: Set<Int> = []
      var isPreempted = false
      for other in kept where configuration.active.hasAny(within: leaves.clamped(to: other.leaves)) {
        if isInside(source, transitions[other.route].source) {
          removed.insert(other.route)
        } else {
          isPreempted = true
          break
        }
      }
      guard !isPreempted else { continue }
      kept.removeAll { removed.contains($0.route) }
      kept.append((route, leaves))
    }
    return kept.map(\.route)
  }

  /// The range of the states that a transition exits if they are active.
  private func leaving(_ route: Int, _ configuration: ChartConfiguration) -> Range<Int> {
    let domain = domain(of: route, configuration)
    return domain < 0 ? 0..<0 : inside(domain)
  }

  /// The state whose descendants a transition exits and enters, or -1 if the transition exits nothing.
  package nonisolated func domain(of route: Int, _ configuration: ChartConfiguration) -> Int {
    let transition = transitions[route]
    guard transition.domain == -2 else { return transition.domain }
    let targets = effectiveTargets(of: route, configuration)
    let staysInside = targets.allSatisfy { isInside($0, transition.source) }
    if transition.isInternal, states[transition.source].kind == .normal, staysInside { return transition.source }
    var domain = transition.source
    repeat {
      domain = states[domain].parent
    } while domain > 0 && !(states[domain].kind == .normal && targets.allSatisfy { isInside($0, domain) })
    return max(0, domain)
  }

  /// The targets of a transition, with history states replaced by the states that they restore.
  nonisolated func effectiveTargets(of route: Int, _ configuration: ChartConfiguration) -> [Int] {
    var targets: [Int] = []
    var waiting = Array(transitions[route].targets.reversed())
    while let target = waiting.popLast() {
      if !states[target].description.isHistory {
        if !targets.contains(target) { targets.append(target) }
      } else if let remembered = configuration.memory[target] {
        targets += remembered.filter { !targets.contains($0) }
      } else {
        waiting += states[target].initial.reversed()
      }
    }
    return targets
  }

  // MARK: Leaving and entering

  private func takeOne<Host: ChartHost>(
    _ route: Int, _ configuration: inout ChartConfiguration, _ host: inout Host, _ step: inout ChartStep
  ) {
    let target = transitions[route].simpleTarget
    guard target >= 0 else { return take([route], &configuration, &host, &step) }
    let source = transitions[route].source
    host.prepare(route, in: configuration)
    host.leave(source, in: configuration)
    configuration.active.remove(source)
    step.left.insert(source)
    host.take(route, in: configuration)
    configuration.active.insert(target)
    step.entered.insert(target)
    host.enter(target, isBack: false, in: configuration)
  }

  private func take<Host: ChartHost>(
    _ routes: [Int], _ configuration: inout ChartConfiguration, _ host: inout Host, _ step: inout ChartStep
  ) {
    // The domains are computed before the exits, because they depend on the history as recorded before. The entry set
    // is computed after the exits, because it depends on the history that the exits record.
    let domains = routes.map { domain(of: $0, configuration) }
    for route in routes { host.prepare(route, in: configuration) }
    leave(domains, &configuration, &host, &step)
    for route in routes { host.take(route, in: configuration) }
    var entry = EntrySet(self, memory: configuration.memory, active: configuration.active)
    for route in routes where !transitions[route].targets.isEmpty {
      for target in transitions[route].targets { entry.addDescendants(of: target) }
      let domain = domain(of: route, configuration)
      for target in effectiveTargets(of: route, configuration) { entry.addAncestors(of: target, below: domain) }
    }
    enter(entry, &configuration, &host, &step)
  }

  private func leave<Host: ChartHost>(
    _ domains: [Int], _ configuration: inout ChartConfiguration, _ host: inout Host, _ step: inout ChartStep
  ) {
    var left = StateSet()
    for domain in domains where domain >= 0 { left.formUnion(configuration.active.within(inside(domain))) }
    guard !left.isEmpty else { return }
    for state in left {
      for history in states[state].histories {
        let isDeep = states[history].kind == .deepHistory
        configuration.memory[history] = StateSet(
          configuration.active.within(inside(state)).filter {
            isDeep ? states[$0].isAtomic : states[$0].parent == state
          })
      }
    }
    var next = left.last(before: states.count)
    while let state = next {
      host.leave(state, in: configuration)
      configuration.active.remove(state)
      next = left.last(before: state)
    }
    step.left.formUnion(left)
  }

  private func enter<Host: ChartHost>(
    _ entry: EntrySet, _ configuration: inout ChartConfiguration, _ host: inout Host, _ step: inout ChartStep
  ) {
    step.entered.formUnion(entry.states)
    for state in entry.states {
      configuration.active.insert(state)
      host.enter(state, isBack: entry.back.contains(state), in: configuration)
      if entry.defaults.contains(state) { host.begin(state, in: configuration) }
      if let history = entry.histories[state] {
        for route in states[history].transitions { host.take(route, in: configuration) }
      }
      if states[state].kind == .final { end(state, &configuration, &host) }
    }
  }

  private func end<Host: ChartHost>(_ final: Int, _ configuration: inout ChartConfiguration, _ host: inout Host) {
    let parent = states[final].parent
    guard parent > 0 else {
      configuration.isFinished = true
      return
    }
    host.raise(done: states[parent].done, by: final, in: configuration)
    // A parallel state may itself be the last region to complete. Appendix D omits this case; section 3.4 requires it.
    var outer = states[parent].parent
    while outer > 0, states[outer].kind == .parallel, isInFinal(outer, configuration) {
      host.raise(done: states[outer].done, by: final, in: configuration)
      outer = states[outer].parent
    }
  }

  private func isInFinal(_ state: Int, _ configuration: ChartConfiguration) -> Bool {
    switch states[state].kind {
    case .parallel: states[state].children.allSatisfy { isInFinal($0, configuration) }
    case .normal:
      states[state].children.contains { states[$0].kind == .final && configuration.active.contains($0) }
    default: false
    }
  }
}
