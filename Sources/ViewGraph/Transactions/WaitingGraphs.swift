/// The graphs in which something waits to be evaluated, in no particular order.
///
/// Whoever opens a transaction asks for them: what was changed before must not be shown under it.
@MainActor
struct WaitingGraphs {
  private struct Entry {
    weak var graph: Graph?
  }

  private var entries: [Entry] = []

  /// The graphs that still are there. O(graphs).
  var graphs: [Graph] { entries.compactMap(\.graph) }

  /// Adds a graph that is not among them. O(1).
  ///
  /// - Returns: where it stands.
  mutating func insert(_ graph: Graph) -> Int {
    // Those that went while something waited in them.
    while let last = entries.last, last.graph == nil { entries.removeLast() }
    entries.append(Entry(graph: graph))
    return entries.count - 1
  }

  /// Takes out the graph that stands there. O(1).
  ///
  /// - Returns: the graph that stands in its place now.
  mutating func remove(at index: Int) -> Graph? {
    let last = entries.removeLast()
    guard index < entries.count else { return nil }
    entries[index] = last
    return last.graph
  }
}
