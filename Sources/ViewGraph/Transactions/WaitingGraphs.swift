/// The graphs in which something waits to be evaluated, in no particular order.
///
/// Whoever opens a transaction asks for them: what was changed before must not be shown under it. They are kept alive until
/// they were evaluated or stopped; weak references to a graph would make all that its nodes hold of it slow.
@MainActor
struct WaitingGraphs {
  private(set) var graphs: [Graph] = []

  /// Adds a graph that is not among them. O(1).
  ///
  /// - Returns: where it stands.
  mutating func insert(_ graph: Graph) -> Int {
    graphs.append(graph)
    return graphs.count - 1
  }

  /// Takes out the graph that stands there. O(1).
  ///
  /// - Returns: the graph that stands in its place now.
  mutating func remove(at index: Int) -> Graph? {
    let last = graphs.removeLast()
    guard index < graphs.count else { return nil }
    graphs[index] = last
    return last
  }
}
