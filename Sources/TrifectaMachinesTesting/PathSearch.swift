import TrifectaMachines

extension PathGraph {
  /// Returns paths that cover all reachable goals. Each path ends at the goal for which it was found. A path is omitted
  /// if a longer path covers its goal. The order is deterministic.
  ///
  /// - Complexity: O(e · p + g · d) for e edges, g goals and paths of at most d steps. p is the number of edges of a
  ///   node if pairs of transitions are covered, and otherwise 1.
  func paths(_ coverage: PathCoverage) -> [[Int]] {
    var found: [PathGoal: [Int]] = [:]
    var goals: [PathGoal] = []
    var covered = Set(nodes[0].simulation.core.active.map { PathGoal.state($0) } + beginning.goals)
    func find(_ goal: PathGoal, _ path: @autoclosure () -> [Int]) {
      guard coverage.isFor(goal), found[goal] == nil, !covered.contains(goal) else { return }
      found[goal] = path()
      goals.append(goal)
    }
    for (index, edge) in edges.enumerated() {
      for goal in edge.trace.goals { find(goal, path(to: edge.from) + [index]) }
      guard coverage == .transitionPairs else { continue }
      for following in nodes[edge.to].edges {
        for first in edge.trace.taken {
          for second in edges[following].trace.taken {
            find(.pair(first, second), path(to: edge.from) + [index, following])
          }
        }
      }
    }
    // Long paths are chosen first, because they also cover goals of shorter ones.
    var chosen: [(place: Int, path: [Int])] = []
    let longest = goals.enumerated().sorted { (found[$0.1]!.count, $1.0) > (found[$1.1]!.count, $0.0) }
    for (place, goal) in longest where !covered.contains(goal) {
      // Each goal in `goals` has a path in `found`.
      let path = found[goal]!
      covered.formUnion(self.goals(of: path))
      chosen.append((place, path))
    }
    let paths = chosen.sorted { $0.place < $1.place }.map(\.path)
    return paths.isEmpty ? [[]] : paths
  }

  private func goals(of path: [Int]) -> Set<PathGoal> {
    var goals: Set<PathGoal> = []
    for (index, edge) in path.enumerated() {
      goals.formUnion(edges[edge].trace.goals)
      guard index > 0 else { continue }
      for first in edges[path[index - 1]].trace.taken {
        for second in edges[edge].trace.taken { goals.insert(.pair(first, second)) }
      }
    }
    return goals
  }
}

extension PathCoverage {
  /// Whether a goal is part of this coverage.
  func isFor(_ goal: PathGoal) -> Bool {
    switch goal {
    case .state: true
    case .route, .holds, .fails: self != .states
    case .pair: self == .transitionPairs
    }
  }
}
