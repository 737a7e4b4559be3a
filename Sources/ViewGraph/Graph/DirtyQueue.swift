/// The nodes that have to be evaluated again, shallow ones first, each once.
///
/// A parent that is evaluated first may bring its child up to date on the way, or remove it; the child's own turn is then
/// skipped.
@MainActor
struct DirtyQueue {
  private var levels: [[Node]] = []
  /// The depth of the shallowest nodes; the greatest number when there is none.
  private(set) var depth = Int.max

  var isEmpty: Bool { depth == Int.max }

  mutating func insert(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    depth = min(depth, node.depth)
  }

  /// Takes out the shallowest nodes, in the order in which they came; empty when there is none.
  mutating func popLevel() -> [Node] {
    guard depth < levels.count else { return [] }
    let level = levels[depth]
    levels[depth] = []
    // A plain loop: a closure given to one of the library's functions checks at each call that it is on the main actor.
    while depth < levels.count, levels[depth].isEmpty { depth += 1 }
    if depth == levels.count { depth = Int.max }
    return level
  }
}
