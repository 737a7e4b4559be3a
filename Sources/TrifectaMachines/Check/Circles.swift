/// The circles of a graph in which each node leads to one other at most: each from its least node on, in their order.
/// O(nodes × log nodes).
func circles(in next: [Int: Int]) -> [[Int]] {
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
    // A walk that ends where it has been itself has gone in a circle, and not before it came there.
    guard walks[node] == start, let entrance = path.firstIndex(of: node) else { continue }
    let circle = Array(path[entrance...])
    let least = circle.indices.min { circle[$0] < circle[$1] } ?? 0
    found.append(Array(circle[least...] + circle[..<least]))
  }
  return found.sorted { $0[0] < $1[0] }
}

extension ChartDescription {
  /// The states of a circle that no chart comes out of once it is in one of them: their routes need no event, no guard is
  /// before them, and nothing else is active meanwhile. `nil` if there is none. O(states × log states).
  var inescapableCircle: [StateDescription]? {
    var alone: [StateDescription] = []
    var waiting = Array(states.reversed())
    while let state = waiting.popLast() {
      // What another region does may end it.
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
    return circles(in: next).first.map { circle in circle.map { alone[$0] } }
  }
}
