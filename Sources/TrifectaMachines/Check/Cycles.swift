/// Returns the cycles of a graph in which each node has at most one successor. Each cycle starts with its lowest node;
/// the cycles are sorted by that node.
///
/// - Complexity: O(n log n) in the number of nodes.
func cycles(in next: [Int: Int]) -> [[Int]] {
  var walks: [Int: Int] = [:]
  var found: [[Int]] = []
  for start in next.keys.sorted() {
    var path: [Int] = []
    var node = start
    while walks[node] == nil, let target = next[node] {
      walks[node] = start
      path.append(node)
      node = target
    }
    // The walk returned to a node that it had visited before, so the path from that node on is a cycle.
    guard walks[node] == start, let entrance = path.firstIndex(of: node) else { continue }
    let cycle = Array(path[entrance...])
    let least = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    found.append(Array(cycle[least...] + cycle[..<least]))
  }
  return found.sorted { $0[0] < $1[0] }
}

extension ChartDescription {
  /// A cycle of unguarded eventless transitions that a running chart could never leave, as the states of the cycle;
  /// `nil` if there is none. States in parallel states are not considered.
  ///
  /// - Complexity: O(n log n) in the number of states.
  var inescapableCycle: [StateDescription]? {
    var alone: [StateDescription] = []
    var waiting = Array(states.reversed())
    while let state = waiting.popLast() {
      // Inside a parallel state, a transition in another region could end the cycle.
      guard state.kind != .parallel else { continue }
      if state.isAtomic { alone.append(state) }
      waiting += state.states.reversed()
    }
    let numbers = Dictionary(alone.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var next: [Int: Int] = [:]
    for (number, state) in alone.enumerated() {
      let route = state.transitions.first { $0.events.isEmpty && $0.delay == nil }
      guard let route, route.guard == nil, route.targets.count == 1 else { continue }
      next[number] = numbers[route.targets[0]]
    }
    return cycles(in: next).first.map { cycle in cycle.map { alone[$0] } }
  }
}
