/// The graphs with pending changes, unordered.
///
/// When a transaction opens, these graphs are evaluated first, so that earlier changes do not become part of the
/// transaction. Graphs are retained until they have been evaluated or stopped; weak references would slow down all
/// references of nodes to their graph.
@MainActor
struct WaitingGraphs {
  private(set) var graphs: [Graph] = []

  /// Adds a graph that is not in the list. O(1).
  ///
  /// - Returns: the index of the graph.
  mutating func insert(_ graph: Graph) -> Int {
    graphs.append(graph)
    return graphs.count - 1
  }

  /// Removes the graph at an index. O(1).
  ///
  /// - Returns: the graph that is at that index afterwards, or `nil`.
  mutating func remove(at index: Int) -> Graph? {
    let last = graphs.removeLast()
    guard index < graphs.count else { return nil }
    graphs[index] = last
    return last
  }
}
