import SeededRandom

@testable import TrifectaMachines

/// Generates random charts that use every feature: nesting, regions, histories, final states, eventless transitions,
/// and raised events.
struct RandomChart {
  static let events = ["a", "b", "b.c", "d"]

  private var numbers: SeededGenerator
  private var count = 0
  private var names: [String] = []
  private var insides: [String: [String]] = [:]

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func make() -> ChartDescription {
    var states = (0..<Int.random(in: 2...4, using: &numbers)).map { _ in tree(depth: 0) }
    if chance(20) { states.append(final()) }
    let all = ChartDescription(states: states).allStates
    names = all.map(\.id)
    for state in all { insides[state.id] = ChartDescription(states: state.states).allStates.map(\.id) }
    // Transitions are added after all names are known.
    states = states.map { routed($0) }
    return ChartDescription(states: states)
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  private mutating func name() -> String {
    count += 1
    return "s\(count)"
  }

  private mutating func tree(depth: Int) -> StateDescription {
    let id = name()
    var state = StateDescription(id, entry: [.log("in \(id)", nil)], exit: [.log("out \(id)", nil)])
    guard depth < 3, chance(60 - 15 * depth) else { return state }
    if chance(35) {
      state.kind = .parallel
      state.states = (0..<Int.random(in: 2...3, using: &numbers)).map { _ in tree(depth: depth + 1) }
    } else {
      state.states = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in tree(depth: depth + 1) }
      if chance(30) { state.states.append(final()) }
    }
    if chance(30), let target = state.states.map(\.id).randomElement(using: &numbers) {
      let history = StateDescription(
        name(), kind: chance(50) ? .history : .deepHistory,
        transitions: [.init(to: [target], do: [.log("past of \(id)", nil)])])
      state.states.insert(history, at: Int.random(in: 0...state.states.count, using: &numbers))
    }
    return state
  }

  private mutating func final() -> StateDescription {
    let id = name()
    return StateDescription(id, kind: .final, entry: [.log("in \(id)", nil)], exit: [.log("out \(id)", nil)])
  }

  private mutating func routed(_ state: StateDescription) -> StateDescription {
    var state = state
    state.states = state.states.map { routed($0) }
    guard state.kind == .normal || state.kind == .parallel else { return state }
    for number in 0..<Int.random(in: 0...3, using: &numbers) {
      var route = TransitionDescription(do: [.log("route \(number) of \(state.id)", nil)])
      // An eventless transition leads forward in document order, so that the chart terminates.
      let later = names[(names.firstIndex(of: state.id)! + 1)...].filter { !(insides[state.id] ?? []).contains($0) }
      if chance(12), let target = later.filter({ !isHistory($0) }).randomElement(using: &numbers) {
        route.targets = [target]
        if chance(60) { route.guard = .expression(.isIn(names.randomElement(using: &numbers)!)) }
      } else {
        route.events = [(Self.events + ["*", "done.state", "x"]).randomElement(using: &numbers)!]
        if chance(85) { route.targets = [names.randomElement(using: &numbers)!] }
        if chance(20) { route.guard = .expression(.apply(.not, [.isIn(names.randomElement(using: &numbers)!)])) }
        if chance(20), !route.events.contains("x"), !route.events.contains("*"), route.events != ["done.state"] {
          route.actions.append(.raise("x"))
        }
        route.isInternal = chance(25)
      }
      state.transitions.append(route)
    }
    if state.kind == .normal, chance(30), let target = (insides[state.id] ?? []).randomElement(using: &numbers) {
      state.initial = InitialDescription([target], do: [.log("begin \(state.id)", nil)])
    }
    return state
  }

  private func isHistory(_ id: String) -> Bool { insides[id] == nil }
}
