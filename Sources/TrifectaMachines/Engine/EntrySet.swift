/// The states that a step enters: the targets of its transitions, their ancestors, and the initial states below them.
struct EntrySet {
  private let chart: CompiledChart
  private let memory: [Int: StateSet]
  /// The states that stay active and are not entered again.
  private let active: StateSet
  private(set) var states = StateSet()
  /// The states whose initial transition is taken.
  private(set) var defaults = StateSet()
  /// The states that a history state restored.
  private(set) var back = StateSet()
  /// The history states that took their default transition, by their parents.
  private(set) var histories: [Int: Int] = [:]

  init(_ chart: CompiledChart, memory: [Int: StateSet] = [:], active: StateSet = StateSet()) {
    self.chart = chart
    self.memory = memory
    self.active = active
  }

  /// Adds the initial states of a state.
  mutating func addInitial(of state: Int) {
    defaults.insert(state)
    for target in chart.states[state].initial { addDescendants(of: target) }
    for target in chart.states[state].initial { addAncestors(of: target, below: state) }
  }

  /// Adds a state and the descendants that are entered with it.
  mutating func addDescendants(of state: Int) {
    let entered = chart.states[state]
    switch entered.kind {
    case .history, .deepHistory: addHistory(state)
    case .parallel:
      states.insert(state)
      addRegions(of: state)
    case .normal:
      states.insert(state)
      if !entered.isAtomic { addInitial(of: state) }
    case .final: states.insert(state)
    }
  }

  /// Adds the ancestors of a state up to the domain or an active ancestor. Active ancestors are not added, because a
  /// history state may be the target while its parent is active. The algorithm in Appendix D of SCXML would enter that
  /// parent again without having exited it.
  mutating func addAncestors(of state: Int, below domain: Int) {
    var ancestor = chart.states[state].parent
    while ancestor > domain, !active.contains(ancestor) {
      states.insert(ancestor)
      if chart.states[ancestor].kind == .parallel { addRegions(of: ancestor) }
      ancestor = chart.states[ancestor].parent
    }
  }

  private mutating func addRegions(of state: Int) {
    for region in chart.states[state].children where !states.hasAny(within: chart.inside(region)) {
      addDescendants(of: region)
    }
  }

  private mutating func addHistory(_ history: Int) {
    let parent = chart.states[history].parent
    let targets: [Int]
    if let remembered = memory[history] {
      targets = Array(remembered)
    } else {
      histories[parent] = history
      targets = chart.states[history].initial
    }
    for target in targets { addDescendants(of: target) }
    for target in targets { addAncestors(of: target, below: parent) }
    if memory[history] != nil { back.formUnion(states.within(chart.inside(parent))) }
  }
}
