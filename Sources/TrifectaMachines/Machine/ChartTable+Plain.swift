import Trifecta

/// The way of most events: from one state in which no other is to another beside it, with nothing to be done, started or
/// cancelled. It does what the algorithm does, without what that keeps for the other cases.
@MainActor
extension ChartTable {
  /// Which routes are such ones, by their numbers. None is in a chart of regions, or of routes that need no event.
  nonisolated static func plainRoutes(
    of chart: CompiledChart, _ routes: [RouteNode<M>?], hasWork: (Int) -> Bool
  ) -> [Bool] {
    guard !chart.hasEventless, !chart.states.contains(where: { $0.kind == .parallel }) else {
      return Array(repeating: false, count: routes.count)
    }
    return chart.transitions.indices.map { number in
      let transition = chart.transitions[number]
      return transition.simpleTarget >= 0 && !transition.hasGuard && routes[number]?.action == nil
        && !hasWork(transition.source) && !hasWork(transition.simpleTarget)
    }
  }

  /// The targets of those that need nothing but numbers.
  nonisolated static func plainTargets(
    of chart: CompiledChart, _ plainRoutes: [Bool], _ eventOfTag: [Int], _ constants: [M.Phase?]
  ) -> [Int16] {
    var targets = Array(repeating: Int16(-1), count: chart.states.count * eventOfTag.count)
    for state in chart.states.indices.prefix(64) where constants[state] != nil {
      for (tag, event) in eventOfTag.enumerated() {
        guard let route = chart.candidates(of: state, for: event).first, plainRoutes[route] else { continue }
        let target = chart.transitions[route].simpleTarget
        if target < 64, constants[target] != nil { targets[state * eventOfTag.count + tag] = Int16(target) }
      }
    }
    return targets
  }

  /// Takes the route of an event if it is a plain one.
  ///
  /// - Returns: whether it was; otherwise nothing has happened.
  func takePlainRoute(for number: Int, _ event: M.Event, _ state: inout Configuration<M>) -> Bool {
    let source = state.leafState
    guard source >= 0 else { return false }
    let range = chart.states[source].candidates
    var index = range.lowerBound
    while index < range.upperBound, Int(chart.candidates[index].event) < number { index += 1 }
    guard index < range.upperBound, Int(chart.candidates[index].event) == number else { return false }
    let route = Int(chart.candidates[index].transition)
    guard plainRoutes[route] else { return false }
    let target = chart.transitions[route].simpleTarget
    if let constant = constants[target] {
      state.move(from: source, to: target, constant)
      return true
    }
    switch routes[route]?.targets.first {
    case .constant(let phase): state.move(from: source, to: target, phase)
    case .phase(_, let make):
      guard let phase = make(event, state) else { return false }
      state.move(from: source, to: target, phase)
    default: return false
    }
    return true
  }
}
