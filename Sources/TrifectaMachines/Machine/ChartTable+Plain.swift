import Trifecta

/// What an event does to an active state in which no other is, as far as that can be looked up.
@usableFromInline
struct PlainStep: Sendable {
  /// The number of the state that the event leads to, or one of ``noRoute``, ``unknown`` and ``choice``.
  @usableFromInline var target: Int16
  /// The number of the route; of a ``choice`` its index in ``ChartTable/choices``.
  @usableFromInline var route: Int16

  /// The target where neither the state nor one around it has a route for the event.
  @usableFromInline static var noRoute: Int16 { -1 }
  /// The target where only the algorithm finds the route.
  @usableFromInline static var unknown: Int16 { -2 }
  /// The target where guards or values decide between plain routes.
  @usableFromInline static var choice: Int16 { -3 }
}

/// A plain route that may have a guard, and may lead to a state with a value.
///
/// `@unchecked Sendable` for the reasons for which ``ChartTable`` is.
@usableFromInline
struct PlainRoute<M: Machine>: @unchecked Sendable {
  @usableFromInline let number: Int32
  @usableFromInline let target: Int32
  /// Whether the route may be taken; `nil` for a route without a guard.
  @usableFromInline let holds: (@MainActor (M.Event?, Configuration<M>) -> Bool)?
  /// Makes the phase of the target; `nil` where ``phase`` is that.
  @usableFromInline let make: (@MainActor (M.Event?, Configuration<M>) -> M.Phase?)?
  @usableFromInline let phase: M.Phase?
}

/// Plain routes: from one state in which no other is to another in the same parent, with nothing to be done, started or
/// cancelled. Most events take one; in regions, several. They do what the algorithm does, without what that keeps for the
/// other cases.
extension ChartTable {
  /// Which routes are plain, by their numbers. None is in a chart of routes that need no event.
  ///
  /// A plain route leaves its source alone: its domain is a state that is neither left nor parallel. So the plain routes of
  /// regions never exclude each other.
  static func plainRoutes(of chart: CompiledChart, _ routes: [RouteNode<M>?], hasWork: (Int) -> Bool) -> [Bool] {
    guard !chart.hasEventless else { return Array(repeating: false, count: routes.count) }
    return chart.transitions.indices.map { number in
      let transition = chart.transitions[number]
      return transition.simpleTarget >= 0 && routes[number]?.action == nil && !hasWork(transition.source)
        && !hasWork(transition.simpleTarget)
    }
  }

  /// What each event, by its case's tag, does to each state, as far as plain routes tell.
  ///
  /// - Returns: the steps, and the routes of those that are a ``PlainStep/choice``.
  static func plainSteps(
    of chart: CompiledChart, _ plainRoutes: [Bool], _ routes: [RouteNode<M>?], _ eventOfTag: [Int],
    _ constants: [M.Phase?]
  ) -> (steps: [PlainStep], choices: [[PlainRoute<M>]]) {
    let unknown = PlainStep(target: PlainStep.unknown, route: -1)
    var steps = Array(repeating: unknown, count: chart.states.count * eventOfTag.count)
    var choices: [[PlainRoute<M>]] = []
    let hasRegions = chart.states.contains { $0.kind == .parallel }
    for state in chart.states.indices where chart.states[state].isAtomic {
      for (tag, event) in eventOfTag.enumerated() {
        let place = state * eventOfTag.count + tag
        let candidates = chart.candidates(of: state, for: event)
        guard let route = candidates.first else {
          var around = chart.states[state].parent
          while around >= 0, chart.candidates(of: around, for: event).isEmpty { around = chart.states[around].parent }
          if around < 0 { steps[place].target = PlainStep.noRoute }
          continue
        }
        let target = chart.transitions[route].simpleTarget
        if plainRoutes[route], !chart.transitions[route].hasGuard, state < 64, target < 64, constants[state] != nil,
          constants[target] != nil, route < Int16.max
        {
          steps[place] = PlainStep(target: Int16(target), route: Int16(route))
        } else if !hasRegions, choices.count < Int16.max {
          let choice = choice(candidates, of: chart, plainRoutes, routes, constants)
          guard !choice.isEmpty else { continue }
          steps[place] = PlainStep(target: PlainStep.choice, route: Int16(choices.count))
          choices.append(choice)
        }
      }
    }
    return (steps, choices)
  }

  /// The plain routes that come before any other, as far as one without a guard.
  private static func choice(
    _ candidates: [Int], of chart: CompiledChart, _ plainRoutes: [Bool], _ routes: [RouteNode<M>?],
    _ constants: [M.Phase?]
  ) -> [PlainRoute<M>] {
    var choice: [PlainRoute<M>] = []
    for number in candidates {
      guard plainRoutes[number], number < Int32.max, let route = routes[number] else { break }
      let transition = chart.transitions[number]
      var phase = constants[transition.simpleTarget]
      var make: (@MainActor (M.Event?, Configuration<M>) -> M.Phase?)?
      if phase == nil {
        switch route.targets.first {
        case .constant(let constant): phase = constant
        case .phase(_, let makePhase): make = makePhase
        default: return choice
        }
      }
      choice.append(
        PlainRoute(
          number: Int32(number), target: Int32(transition.simpleTarget), holds: route.holds, make: make, phase: phase))
      if !transition.hasGuard { break }
    }
    return choice
  }
}
