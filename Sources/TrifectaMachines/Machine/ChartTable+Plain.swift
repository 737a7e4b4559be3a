import Trifecta

/// What an event does to an active state in which no other is, as far as that can be looked up.
@usableFromInline
struct PlainStep: Sendable {
  /// The number of the state that it leads to. -1 if neither the state nor one around it has a route for the event, -2 if
  /// that has to be found out.
  @usableFromInline var target: Int16
  /// The number of the route.
  @usableFromInline var route: Int16

  static let none = PlainStep(target: -1, route: -1)
  static let unknown = PlainStep(target: -2, route: -1)
}

/// The way of most events: from one state in which no other is to another beside it, with nothing to be done, started or
/// cancelled; in regions, from several. It does what the algorithm does, without what that keeps for the other cases.
@MainActor
extension ChartTable {
  /// Which routes are such ones, by their numbers. None is in a chart of routes that need no event.
  ///
  /// What they leave is their source alone: where they are is a state that is neither left nor parallel. So the routes of
  /// regions never exclude each other.
  nonisolated static func plainRoutes(
    of chart: CompiledChart, _ routes: [RouteNode<M>?], hasWork: (Int) -> Bool
  ) -> [Bool] {
    guard !chart.hasEventless else { return Array(repeating: false, count: routes.count) }
    return chart.transitions.indices.map { number in
      let transition = chart.transitions[number]
      return transition.simpleTarget >= 0 && !transition.hasGuard && routes[number]?.action == nil
        && !hasWork(transition.source) && !hasWork(transition.simpleTarget)
    }
  }

  /// What each event, by its case's tag, does to each state, as far as that needs nothing but numbers.
  nonisolated static func plainSteps(
    of chart: CompiledChart, _ plainRoutes: [Bool], _ eventOfTag: [Int], _ constants: [M.Phase?]
  ) -> [PlainStep] {
    var steps = Array(repeating: PlainStep.unknown, count: chart.states.count * eventOfTag.count)
    for state in chart.states.indices.prefix(64) where chart.states[state].isAtomic {
      for (tag, event) in eventOfTag.enumerated() {
        let place = state * eventOfTag.count + tag
        guard let route = chart.candidates(of: state, for: event).first else {
          var around = chart.states[state].parent
          while around >= 0, chart.candidates(of: around, for: event).isEmpty { around = chart.states[around].parent }
          if around < 0 { steps[place] = .none }
          continue
        }
        let target = chart.transitions[route].simpleTarget
        if plainRoutes[route], constants[state] != nil, target < 64, constants[target] != nil, route < Int16.max {
          steps[place] = PlainStep(target: Int16(target), route: Int16(route))
        }
      }
    }
    return steps
  }

  /// Takes the route of an event if it is a plain one.
  ///
  /// - Returns: whether it was; otherwise nothing has happened.
  func takePlainRoute(for number: Int, _ event: M.Event, _ state: inout Configuration<M>) -> Bool {
    let source = state.leafState
    guard source >= 0, !hasRegions else { return false }
    let range = chart.states[source].candidates
    var index = range.lowerBound
    while index < range.upperBound, Int(chart.candidates[index].event) < number { index += 1 }
    guard index < range.upperBound, Int(chart.candidates[index].event) == number else { return false }
    let route = Int(chart.candidates[index].transition)
    guard plainRoutes[route] else { return false }
    let target = chart.transitions[route].simpleTarget
    if let constant = constants[target] {
      state.move(from: source, to: target, constant, by: route)
      return true
    }
    switch routes[route]?.node.targets.first {
    case .constant(let phase): state.move(from: source, to: target, phase, by: route)
    case .phase(_, let make):
      guard let phase = make(event, state) else { return false }
      state.move(from: source, to: target, phase, by: route)
    default: return false
    }
    return true
  }
}
