import TrifectaMachines

/// Something that paths are to cover, by numbers of the chart.
enum PathGoal: Hashable {
  case state(Int)
  case route(Int)
  case holds(Int)
  case fails(Int)
  case pair(Int, Int)
}

extension MachineSimulation.Trace {
  /// What a step covers besides the states that are active afterwards.
  var goals: [PathGoal] {
    entered.map { .state($0) } + taken.map { .route($0) } + asked.map { $0.holds ? .holds($0.route) : .fails($0.route) }
  }
}

extension MachinePath {
  /// What the first steps of the path cover, with where it begins.
  @MainActor
  func goals(_ count: Int) -> [PathGoal] {
    let begun = start.activeStates.filter { !beginning.entered.contains($0) }
    var goals = begun.map { PathGoal.state($0) } + beginning.goals
    for index in 0..<min(count, steps.count) {
      goals += steps[index].trace.goals
      guard index > 0 else { continue }
      for first in steps[index - 1].trace.taken {
        for second in steps[index].trace.taken { goals.append(.pair(first, second)) }
      }
    }
    return goals
  }
}
