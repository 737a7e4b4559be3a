import Trifecta

/// The precomputed effect of an event on an active atomic state.
@usableFromInline
struct PlainStep: Sendable {
  /// The number of the target state, or ``noTransition``, ``unknown`` or ``choice``.
  @usableFromInline var target: Int16
  /// The number of the transition; for ``choice``, the index in ``ChartTable/choices``.
  @usableFromInline var route: Int16

  /// The event has no transition in the state or its ancestors.
  @usableFromInline static var noTransition: Int16 { -1 }
  /// The result is not precomputed: the full algorithm must run.
  @usableFromInline static var unknown: Int16 { -2 }
  /// Guards or values select one of several plain transitions.
  @usableFromInline static var choice: Int16 { -3 }
}

/// A plain transition that may have a guard, and whose target may have a value.
///
/// `@unchecked Sendable` for the same reasons as ``ChartTable``.
@usableFromInline
struct PlainTransition<M: Machine>: @unchecked Sendable {
  @usableFromInline let number: Int32
  @usableFromInline let target: Int32
  /// Returns whether the guard holds; `nil` for a transition without a guard.
  @usableFromInline let holds: (@MainActor (M.Event?, Configuration<M>) -> Bool)?
  /// Returns the phase of the target; `nil` if ``phase`` is set.
  @usableFromInline let make: (@MainActor (M.Event?, Configuration<M>) -> M.Phase?)?
  @usableFromInline let phase: M.Phase?
}

/// The fast path for plain transitions. A plain transition leads from an atomic state to an atomic sibling, without
/// actions, work or timers. Most events trigger one plain transition, or one in each of several regions. The result is
/// the same as that of the full algorithm.
extension ChartTable {
  /// Returns for each transition whether it is plain. In a chart with eventless transitions, no transition is plain.
  ///
  /// A plain transition exits only its source: its domain is a compound state that stays active. Therefore plain
  /// transitions of different regions never conflict.
  static func plainTransitions(of chart: CompiledChart, _ routes: [TransitionNode<M>?], hasWork: (Int) -> Bool)
    -> [Bool]
  {
    guard !chart.hasEventless else { return Array(repeating: false, count: routes.count) }
    return chart.transitions.indices.map { number in
      let transition = chart.transitions[number]
      return transition.simpleTarget >= 0 && routes[number]?.action == nil && !hasWork(transition.source)
        && !hasWork(transition.simpleTarget)
    }
  }

  /// Returns the precomputed step for each state and each event. An event is identified by the tag of its case.
  ///
  /// - Returns: the steps, and the transitions of each ``PlainStep/choice``.
  static func plainSteps(
    of chart: CompiledChart, _ plainTransitions: [Bool], _ routes: [TransitionNode<M>?], _ eventOfTag: [Int],
    _ constants: [M.Phase?]
  ) -> (steps: [PlainStep], choices: [[PlainTransition<M>]]) {
    let unknown = PlainStep(target: PlainStep.unknown, route: -1)
    var steps = Array(repeating: unknown, count: chart.states.count * eventOfTag.count)
    var choices: [[PlainTransition<M>]] = []
    let hasRegions = chart.states.contains { $0.kind == .parallel }
    for state in chart.states.indices where chart.states[state].isAtomic {
      for (tag, event) in eventOfTag.enumerated() {
        let place = state * eventOfTag.count + tag
        let candidates = chart.candidates(of: state, for: event)
        guard let route = candidates.first else {
          var around = chart.states[state].parent
          while around >= 0, chart.candidates(of: around, for: event).isEmpty { around = chart.states[around].parent }
          if around < 0 { steps[place].target = PlainStep.noTransition }
          continue
        }
        let target = chart.transitions[route].simpleTarget
        if plainTransitions[route], !chart.transitions[route].hasGuard, state < 64, target < 64,
          constants[state] != nil,
          constants[target] != nil, route < Int16.max
        {
          steps[place] = PlainStep(target: Int16(target), route: Int16(route))
        } else if !hasRegions, choices.count < Int16.max {
          let choice = choice(candidates, of: chart, plainTransitions, routes, constants)
          guard !choice.isEmpty else { continue }
          steps[place] = PlainStep(target: PlainStep.choice, route: Int16(choices.count))
          choices.append(choice)
        }
      }
    }
    return (steps, choices)
  }

  /// The leading candidates that are plain transitions, up to and including the first one without a guard.
  private static func choice(
    _ candidates: [Int], of chart: CompiledChart, _ plainTransitions: [Bool], _ routes: [TransitionNode<M>?],
    _ constants: [M.Phase?]
  ) -> [PlainTransition<M>] {
    var choice: [PlainTransition<M>] = []
    for number in candidates {
      guard plainTransitions[number], number < Int32.max, let route = routes[number] else { break }
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
        PlainTransition(
          number: Int32(number), target: Int32(transition.simpleTarget), holds: route.holds, make: make, phase: phase))
      if !transition.hasGuard { break }
    }
    return choice
  }
}
