import IssueReporting
import Trifecta

extension Configuration {
  /// The phases of all active states in document order, each before the phases of its descendants.
  public var phases: [M.Phase] { core.active.compactMap { value(of: $0) } }

  /// The ids of the active states in document order, as in the chart's description.
  public var activeIDs: [String] { core.active.map { table.chart.states[$0].id } }

  /// Whether the machine has ended: a top-level final state is active.
  public var isFinished: Bool { core.isFinished }

  /// Returns whether a state is active, whatever its value.
  ///
  /// - Parameter phase: the state. Its associated value is ignored.
  public func contains(_ phase: M.Phase) -> Bool {
    table.state(of: phase).map(core.active.contains) ?? false
  }

  /// Returns the associated value of an active state, or `nil` if the state is not active:
  /// `configuration[Phase.results]`.
  ///
  /// - Parameter phase: the case of the state.
  public subscript<Value>(_ phase: @escaping (Value) -> M.Phase) -> Value? {
    find(CasePath(phase))?.value
  }

  /// The active state that a case path matches, with its value.
  @inlinable
  func find<Value>(_ path: CasePath<M.Phase, Value>) -> (state: Int, value: Value)? {
    if leafState >= 0, let value = path.extract(leaf) { return (leafState, value) }
    return findAmongAll(path)
  }

  @usableFromInline
  func findAmongAll<Value>(_ path: CasePath<M.Phase, Value>) -> (state: Int, value: Value)? {
    for state in core.active {
      if let phase = value(of: state), let value = path.extract(phase) { return (state, value) }
    }
    return nil
  }

  /// Activates states, exiting and entering others as transitions would, without running actions or work. Use it in
  /// tests and previews.
  ///
  /// - Parameter phases: the states. A state that is not in the chart is reported as an issue and ignored.
  public mutating func move(to phases: M.Phase...) {
    for phase in phases { move(to: phase) }
  }

  mutating func move(to phase: M.Phase) {
    guard let target = table.state(of: phase) else {
      return reportIssue("\(phase) is not a state of \(M.self): its chart has no In for it. Nothing was changed.")
    }
    let chart = table.chart
    // Exit the states inside of the target's innermost ancestor that is active and not parallel.
    var domain = chart.states[target].parent
    while domain > 0, !(core.active.contains(domain) && chart.states[domain].kind == .normal) {
      domain = chart.states[domain].parent
    }
    if bookkeeping.stage == .new { bookkeeping.stage = .placed }
    if core.active.contains(target), chart.states[target].isAtomic { return set(phase, for: target) }
    for state in core.active.within(chart.inside(domain)) {
      core.active.remove(state)
      forget(state)
    }
    var entry = EntrySet(chart, memory: core.memory, active: core.active)
    entry.addDescendants(of: target)
    entry.addAncestors(of: target, below: domain)
    core.active.formUnion(entry.states)
    for state in entry.states {
      if let value = state == target
        ? phase : bookkeeping.remembered[state] ?? table.given[state] ?? table.constants[state]
      {
        set(value, for: state)
      }
    }
    core.isFinished = core.active.contains { chart.states[$0].parent == 0 && chart.states[$0].kind == .final }
    settle()
  }
}
