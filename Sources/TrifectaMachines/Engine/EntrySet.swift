/// The states that routes enter: their targets, those around them, and where those begin that say no more.
struct EntrySet {
  private let chart: CompiledChart
  private let memory: [Int: StateSet]
  /// The states that stay active, which are not entered.
  private let active: StateSet
  private(set) var states = StateSet()
  /// Those whose beginning is entered, because no route leads inside of them.
  private(set) var defaults = StateSet()
  /// Those that a history has brought back.
  private(set) var back = StateSet()
  /// The histories that have led where they lead at first, by the states they are in.
  private(set) var histories: [Int: Int] = [:]

  init(_ chart: CompiledChart, memory: [Int: StateSet] = [:], active: StateSet = StateSet()) {
    self.chart = chart
    self.memory = memory
    self.active = active
  }

  /// Adds where a state begins.
  mutating func addInitial(of state: Int) {
    defaults.insert(state)
    for target in chart.states[state].initial { addDescendants(of: target) }
    for target in chart.states[state].initial { addAncestors(of: target, below: state) }
  }

  /// Adds a state and what is entered with it.
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

  /// Adds the states around one, as far as a domain, or a state that is active. A history may lead into its own state
  /// while that is active: Appendix D enters it again then, without having left it.
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
