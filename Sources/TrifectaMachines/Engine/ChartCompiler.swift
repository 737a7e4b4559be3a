/// Compiles a chart into tables and collects its problems.
struct ChartCompiler {
  let description: ChartDescription
  var states: [CompiledChart.State] = []
  var transitions: [CompiledChart.Transition] = []
  var candidates: [CompiledChart.Candidate] = []
  var eventNames: [String] = ["", "*"]
  var events: [String: Int] = [:]
  var numbers: [String: Int] = [:]
  var problems: [ChartProblem] = []

  init(_ description: ChartDescription) {
    self.description = description
  }

  mutating func compile() {
    guard numberStates() else { return }
    connect()
    addTransitions()
    for state in states.indices { checkExpressions(of: state) }
    guard problems.isEmpty else { return }
    for transition in transitions.indices { findDomain(of: transition) }
    addEvents()
  }

  // MARK: States

  /// Numbers the states in document order. Returns `false` if there are none, or they are nested too deeply to
  /// continue.
  private mutating func numberStates() -> Bool {
    let root = StateDescription(description.name, initial: description.initial, states: description.states)
    guard !description.states.isEmpty else {
      problems.append(.noStates)
      return false
    }
    var waiting = [(state: root, parent: -1)]
    while let (state, parent) = waiting.popLast() {
      let number = states.count
      let depth = parent < 0 ? 0 : states[parent].depth + 1
      guard depth <= CompiledChart.maximumDepth else {
        problems.append(.tooDeep(state.id))
        return false
      }
      if parent >= 0 { register(state, number, inside: parent) }
      states.append(
        .init(
          id: state.id, kind: state.kind, parent: parent, depth: depth, end: number + 1, isAtomic: state.isAtomic,
          description: state))
      waiting.append(contentsOf: state.states.reversed().map { ($0, number) })
    }
    for number in states.indices.reversed() where states[number].parent >= 0 {
      let parent = states[number].parent
      states[parent].end = max(states[parent].end, states[number].end)
    }
    return true
  }

  private mutating func register(_ state: StateDescription, _ number: Int, inside parent: Int) {
    if state.id.isEmpty { problems.append(.unnamedState(inside: parent > 0 ? states[parent].id : nil)) }
    if numbers.updateValue(number, forKey: state.id) != nil { problems.append(.duplicateState(state.id)) }
    if state.isHistory {
      if parent == 0 || states[parent].isAtomic { problems.append(.historyOutsideCompound(state.id)) }
      states[parent].histories.append(number)
    } else {
      states[parent].children.append(number)
    }
    let isLeaf = state.kind == .final || state.isHistory
    if isLeaf, !state.states.isEmpty || !state.invokes.isEmpty { problems.append(.notALeaf(state.id)) }
    if state.kind == .final, !state.transitions.isEmpty { problems.append(.notALeaf(state.id)) }
    if state.kind == .final, states[parent].kind == .parallel {
      problems.append(.finalRegion(state.id, of: states[parent].id))
    }
    if state.initial != nil, isLeaf || state.kind == .parallel { problems.append(.needlessInitial(state.id)) }
    var works: Set<String> = []
    for work in state.invokes where !works.insert(work.id).inserted {
      problems.append(.duplicateInvoke(state: state.id, work.id))
    }
  }

  private mutating func connect() {
    for number in states.indices {
      let state = states[number]
      if state.kind == .parallel, state.children.isEmpty { problems.append(.noRegions(state.id)) }
      guard state.kind == .normal, !state.isAtomic else { continue }
      let name = number == 0 ? nil : state.id
      guard let initial = state.description.initial else {
        states[number].initial = [state.children[0]]
        continue
      }
      guard initial.targets.count <= CompiledChart.maximumTargets else {
        problems.append(.tooManyTargets(state: name))
        continue
      }
      let targets = initial.targets.compactMap { numbers[$0] }
      for id in initial.targets where !(numbers[id].map { isInside($0, number) } ?? false) {
        problems.append(.unknownInitial(state: name, id))
      }
      if !canBeActiveTogether(targets) { problems.append(.severalInitialStates(state: name, initial.targets)) }
      if targets.isEmpty, initial.targets.isEmpty { problems.append(.unknownInitial(state: name, "")) }
      states[number].initial = targets
    }
  }

  func isInside(_ state: Int, _ other: Int) -> Bool { other < state && state < states[other].end }

  /// Whether all of the states can be active together: any two of them must be in different regions of a parallel
  /// state.
  private func canBeActiveTogether(_ targets: [Int]) -> Bool {
    for (index, first) in targets.enumerated() {
      for second in targets[..<index] where states[commonAncestor(first, second)].kind != .parallel {
        return false
      }
      if targets[..<index].contains(where: { isInside($0, first) || isInside(first, $0) }) { return false }
    }
    return true
  }

  private func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var state = first
    while state != second, !isInside(second, state) { state = states[state].parent }
    return state
  }

  // MARK: Transitions

  private mutating func addTransitions() {
    for number in states.indices {
      let state = states[number]
      let start = transitions.count
      for transition in state.description.transitions { add(transition, to: number) }
      if state.kind == .history || state.kind == .deepHistory {
        leadHistory(number, by: Array(transitions[start...]))
      }
      states[number].transitions = start..<transitions.count
    }
  }

  private mutating func add(_ transition: TransitionDescription, to source: Int) {
    let id = states[source].id
    let event = Self.title(transition)
    for target in transition.targets where numbers[target] == nil {
      problems.append(.unknownTarget(state: id, event: event, target: target))
    }
    var targets = transition.targets.compactMap { numbers[$0] }
    if targets.count > CompiledChart.maximumTargets {
      problems.append(.tooManyTargets(state: id))
      targets = []
    }
    if !canBeActiveTogether(targets) {
      problems.append(.targetsExcludeEachOther(state: id, event: event, transition.targets))
    }
    if let delay = transition.delay {
      if !(delay >= 0 && delay.isFinite) { problems.append(.unsuitableDelay(state: id, milliseconds: delay)) }
      if !transition.events.isEmpty { problems.append(.delayWithEvents(state: id)) }
    }
    transitions.append(
      .init(
        source: source, targets: targets, domain: -1, hasGuard: transition.guard != nil,
        hasActions: !transition.actions.isEmpty, isInternal: transition.isInternal, description: transition))
  }

  /// The name of a transition in messages.
  static func title(_ transition: TransitionDescription) -> String {
    if let delay = transition.delay { return "after \(ChartValue.number(delay)) ms" }
    return transition.events.isEmpty ? "without event" : "\"\(transition.events.joined(separator: " "))\""
  }

  /// Finds the default targets of a history state, which are entered if the history has recorded nothing.
  private mutating func leadHistory(_ number: Int, by routes: [CompiledChart.Transition]) {
    let parent = states[number].parent
    guard let route = routes.first else {
      // A history without a default transition leads to the initial states of its parent.
      states[number].initial = states[parent].kind == .parallel ? states[parent].children : states[parent].initial
      if states[number].initial.contains(number) { problems.append(.unsuitableHistory(states[number].id)) }
      return
    }
    states[number].initial = route.targets
    let targetsDescendants = route.targets.allSatisfy {
      isInside($0, parent) && !(states[$0].description.isHistory && states[$0].parent == parent)
    }
    let hasConditions = !route.description.events.isEmpty || route.hasGuard || route.description.delay != nil
    if routes.count > 1 || route.targets.isEmpty || !targetsDescendants || hasConditions {
      problems.append(.unsuitableHistory(states[number].id))
    }
  }

  /// Computes the domain of a transition: the state whose descendants the transition exits and enters.
  private mutating func findDomain(of number: Int) {
    let transition = transitions[number]
    guard !transition.targets.isEmpty, !states[transition.source].description.isHistory else { return }
    guard !transition.targets.contains(where: { states[$0].description.isHistory }) else {
      transitions[number].domain = -2
      return
    }
    let source = transition.source
    var domain = source
    let staysInside = transition.targets.allSatisfy { isInside($0, source) }
    if !(transition.isInternal && states[source].kind == .normal && staysInside) {
      repeat {
        domain = states[domain].parent
      } while domain > 0 && !(states[domain].kind == .normal && transition.targets.allSatisfy { isInside($0, domain) })
    }
    transitions[number].domain = max(0, domain)
    if let target = transition.targets.first, transition.targets.count == 1, states[target].isAtomic,
      states[target].kind == .normal, states[target].parent == transitions[number].domain, states[source].isAtomic,
      states[source].parent == transitions[number].domain
    {
      transitions[number].simpleTarget = target
    }
  }
}
