@testable import TrifectaMachines

/// A slow reference interpreter that follows the W3C's pseudocode. It identifies states by name and caches nothing.
///
/// It supports the actions `log` and `raise`, and two kinds of guards: a literal, and a test whether a state is active.
struct NaiveChart {
  let states: [StateDescription]
  private var numbers: [String: Int] = [:]
  private var parents: [String: String] = [:]
  private var children: [String: [String]] = [:]
  private(set) var active: Set<String> = []
  private var memory: [String: Set<String>] = [:]
  private var raised: [String] = []
  private(set) var log: [String] = []
  private(set) var isFinished = false
  /// The domain of the transition whose target states are being collected.
  private var inside = ""

  struct Route: Hashable {
    var source: String
    var index: Int
  }

  init(_ chart: ChartDescription) {
    states = [StateDescription("", initial: chart.initial, states: chart.states)] + chart.allStates
    for (number, state) in states.enumerated() {
      numbers[state.id] = number
      children[state.id] = state.states.map(\.id)
      for child in state.states { parents[child.id] = state.id }
    }
    var entered: Set<String> = []
    var defaults: Set<String> = [""]
    var histories: [String: String] = [:]
    for target in beginning("") { addDescendants(target, &entered, &defaults, &histories) }
    for target in beginning("") { addAncestors(target, "", &entered, &defaults, &histories) }
    enter(entered, defaults, histories)
    finish()
  }

  var activeIDs: [String] { active.filter { self[$0].isAtomic }.sorted() }

  mutating func send(_ event: String) -> Bool {
    guard !isFinished else { return false }
    let routes = select(event)
    if !routes.isEmpty { take(routes) }
    finish()
    return !routes.isEmpty
  }

  private mutating func finish() {
    while !isFinished {
      let routes = select(nil)
      if !routes.isEmpty {
        take(routes)
      } else if !raised.isEmpty {
        take(select(raised.removeFirst()))
      } else {
        return
      }
    }
    for state in inOrder(active).reversed() { run(self[state].exit) }
  }

  // MARK: Active states

  private subscript(_ id: String) -> StateDescription { states[order(id)] }

  private func order(_ id: String) -> Int { numbers[id] ?? 0 }

  private func inOrder(_ ids: Set<String>) -> [String] { ids.sorted { order($0) < order($1) } }

  private func ancestors(_ id: String) -> [String] {
    guard let parent = parents[id] else { return [] }
    return [parent] + ancestors(parent)
  }

  private func isDescendant(_ id: String, _ other: String) -> Bool { ancestors(id).contains(other) }

  private func isCompound(_ id: String) -> Bool { self[id].kind == .normal && !self[id].isAtomic }

  private func regions(_ id: String) -> [String] { (children[id] ?? []).filter { !self[$0].isHistory } }

  private func beginning(_ id: String) -> [String] { self[id].initial?.targets ?? [regions(id)[0]] }

  // MARK: Selecting transitions

  private func select(_ event: String?) -> [Route] {
    var enabled: [Route] = []
    for state in inOrder(active.filter { self[$0].isAtomic }) {
      search: for source in [state] + ancestors(state) {
        for (index, route) in self[source].transitions.enumerated() {
          let fits = event.map { name in route.events.contains { matches($0, name) } } ?? route.events.isEmpty
          guard fits, holds(route.guard) else { continue }
          let found = Route(source: source, index: index)
          if !enabled.contains(found) { enabled.append(found) }
          break search
        }
      }
    }
    var filtered: [Route] = []
    for first in enabled {
      var isPreempted = false
      var removed: [Route] = []
      for second in filtered where !exitSet(first).isDisjoint(with: exitSet(second)) {
        if isDescendant(first.source, second.source) {
          removed.append(second)
        } else {
          isPreempted = true
          break
        }
      }
      if !isPreempted { filtered = filtered.filter { !removed.contains($0) } + [first] }
    }
    return filtered
  }

  private func matches(_ descriptor: String, _ name: String) -> Bool {
    if descriptor == "*" { return true }
    let wanted = descriptor.split(separator: ".").filter { $0 != "*" }
    return name.split(separator: ".").starts(with: wanted)
  }

  private func holds(_ condition: TransitionDescription.Guard?) -> Bool {
    guard case .expression(let expression) = condition else { return true }
    return switch expression {
    case .literal(let value): value.isTrue
    case .isIn(let id): active.contains(id)
    case .apply(.not, let arguments): !holds(.expression(arguments[0]))
    default: true
    }
  }

  private func route(_ route: Route) -> TransitionDescription { self[route.source].transitions[route.index] }

  private func effectiveTargets(_ targets: [String]) -> [String] {
    targets.flatMap { target -> [String] in
      guard self[target].isHistory else { return [target] }
      return memory[target].map(inOrder) ?? effectiveTargets(self[target].transitions[0].targets)
    }
  }

  private func domain(_ found: Route) -> String? {
    let targets = effectiveTargets(route(found).targets)
    guard !targets.isEmpty else { return nil }
    let isInside = targets.allSatisfy { isDescendant($0, found.source) }
    if route(found).isInternal, isCompound(found.source), isInside { return found.source }
    return ancestors(found.source).first { state in
      (state == "" || isCompound(state)) && targets.allSatisfy { isDescendant($0, state) }
    }
  }

  private func exitSet(_ route: Route) -> Set<String> {
    guard let domain = domain(route) else { return [] }
    return active.filter { isDescendant($0, domain) }
  }

  // MARK: Exiting and entering

  private mutating func take(_ routes: [Route]) {
    let left = routes.reduce(into: Set<String>()) { $0.formUnion(exitSet($1)) }
    for state in left {
      for history in (children[state] ?? []).filter({ self[$0].isHistory }) {
        memory[history] = active.filter {
          self[history].kind == .deepHistory
            ? self[$0].isAtomic && isDescendant($0, state) : parents[$0] == state
        }
      }
    }
    for state in inOrder(left).reversed() {
      run(self[state].exit)
      active.remove(state)
    }
    for found in routes { run(route(found).actions) }
    var entered: Set<String> = []
    var defaults: Set<String> = []
    var histories: [String: String] = [:]
    for found in routes {
      inside = domain(found) ?? ""
      for target in route(found).targets { addDescendants(target, &entered, &defaults, &histories) }
      guard let domain = domain(found) else { continue }
      for target in effectiveTargets(route(found).targets) {
        addAncestors(target, domain, &entered, &defaults, &histories)
      }
    }
    enter(entered, defaults, histories)
  }

  private func addDescendants(
    _ id: String, _ entered: inout Set<String>, _ defaults: inout Set<String>, _ histories: inout [String: String]
  ) {
    if self[id].isHistory {
      let parent = parents[id] ?? ""
      if memory[id] == nil { histories[parent] = id }
      let targets = memory[id].map(inOrder) ?? self[id].transitions[0].targets
      for target in targets { addDescendants(target, &entered, &defaults, &histories) }
      for target in targets { addAncestors(target, parent, &entered, &defaults, &histories) }
      return
    }
    entered.insert(id)
    if isCompound(id) {
      defaults.insert(id)
      for target in beginning(id) { addDescendants(target, &entered, &defaults, &histories) }
      for target in beginning(id) { addAncestors(target, id, &entered, &defaults, &histories) }
    } else if self[id].kind == .parallel {
      addRegions(id, &entered, &defaults, &histories)
    }
  }

  private func addRegions(
    _ id: String, _ entered: inout Set<String>, _ defaults: inout Set<String>, _ histories: inout [String: String]
  ) {
    for region in regions(id) where !entered.contains(where: { isDescendant($0, region) }) {
      addDescendants(region, &entered, &defaults, &histories)
    }
  }

  private func addAncestors(
    _ id: String, _ domain: String, _ entered: inout Set<String>, _ defaults: inout Set<String>,
    _ histories: inout [String: String]
  ) {
    for ancestor in ancestors(id) {
      // Unlike in the pseudocode, the domain of the transition also ends the loop for the states that a history enters.
      if ancestor == domain || ancestor == inside { return }
      entered.insert(ancestor)
      if self[ancestor].kind == .parallel { addRegions(ancestor, &entered, &defaults, &histories) }
    }
  }

  private mutating func enter(_ entered: Set<String>, _ defaults: Set<String>, _ histories: [String: String]) {
    for state in inOrder(entered) {
      active.insert(state)
      run(self[state].entry)
      if defaults.contains(state) { run(self[state].initial?.actions ?? []) }
      if let history = histories[state] { run(self[history].transitions[0].actions) }
      guard self[state].kind == .final, let parent = parents[state] else { continue }
      if parent == "" {
        isFinished = true
        continue
      }
      raised.append("done.state.\(parent)")
      // Unlike the pseudocode, a parallel state is also done when the last of its regions to finish is a parallel
      // state.
      for outer in ancestors(parent).prefix(while: { self[$0].kind == .parallel && isInFinal($0) }) {
        raised.append("done.state.\(outer)")
      }
    }
  }

  private func isInFinal(_ id: String) -> Bool {
    if isCompound(id) { return regions(id).contains { self[$0].kind == .final && active.contains($0) } }
    return self[id].kind == .parallel && regions(id).allSatisfy(isInFinal)
  }

  private mutating func run(_ actions: [ActionDescription]) {
    for action in actions {
      switch action {
      case .log(let text, _): log.append(text)
      case .raise(let event): raised.append(event)
      default: break
      }
    }
  }
}
