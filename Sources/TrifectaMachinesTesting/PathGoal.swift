import TrifectaMachines

/// A coverage goal. States and transitions are identified by their numbers in the compiled chart.
enum PathGoal: Hashable {
  case state(Int)
  case route(Int)
  case holds(Int)
  case fails(Int)
  case pair(Int, Int)
}

extension MachineSimulation.Trace {
  /// The goals that a step covers.
  var goals: [PathGoal] {
    entered.map { .state($0) } + taken.map { .route($0) } + asked.map { $0.holds ? .holds($0.route) : .fails($0.route) }
  }
}

extension MachinePath {
  /// Returns the goals that the start and the first `count` steps of the path cover.
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
