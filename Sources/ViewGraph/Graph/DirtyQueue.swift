/// The nodes to evaluate again. Each node is evaluated once, shallow nodes first.
///
/// Evaluating a parent may update or remove its child, whose own evaluation is then skipped.
@MainActor
struct DirtyQueue {
  private var levels: [[Node]] = []
  /// The depth of the shallowest dirty nodes, or `Int.max` if there are none.
  private(set) var depth = Int.max

  var isEmpty: Bool { depth == Int.max }

  mutating func insert(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    depth = min(depth, node.depth)
  }

  /// Removes and returns the nodes of the shallowest depth in insertion order. Empty if there are none.
  mutating func popLevel() -> [Node] {
    guard depth < levels.count else { return [] }
    let level = levels[depth]
    levels[depth] = []
    // A plain loop: a closure passed to a library function would check at each call that it runs on the main actor.
    while depth < levels.count, levels[depth].isEmpty { depth += 1 }
    if depth == levels.count { depth = Int.max }
    return level
  }
}
