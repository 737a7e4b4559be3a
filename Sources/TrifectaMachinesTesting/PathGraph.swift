import TrifectaMachines

/// The graph of reachable configurations, in breadth-first order.
@MainActor
struct PathGraph<M: Machine> {
  struct Node {
    var simulation: MachineSimulation<M>
    var depth: Int
    /// The edge by which the search first reached the node, or -1 for the start.
    var edge: Int
    var edges: Range<Int> = 0..<0
  }

  struct Edge {
    var from: Int
    var to: Int
    var input: MachineSimulation<M>.Input
    var trace: MachineSimulation<M>.Trace
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  let beginning: MachineSimulation<M>.Trace
  /// The limits that were reached, as text.
  private(set) var notes: [String] = []
  /// Whether the whole graph was explored.
  var isComplete: Bool { notes.isEmpty }

  /// Explores the graph breadth first.
  ///
  /// - Complexity: O(n · (e + m)) for n configurations, with e inputs per configuration and m configurations that have
  ///   the same active states but different values.
  init(_ model: MachineModel<M>, _ limits: PathLimits) {
    let (start, beginning) = model.start()
    self.beginning = beginning
    var known: [ChartConfiguration: [Int]] = [start.core: [0]]
    nodes = [Node(simulation: start, depth: 0, edge: -1)]
    var next = 0
    var isCut = (depth: false, count: false)
    while next < nodes.count {
      let node = nodes[next]
      let first = edges.count
      let inputs = model.inputs(node.simulation)
      if node.depth >= limits.depth {
        isCut.depth = isCut.depth || !inputs.isEmpty
      } else {
        for input in inputs {
          var simulation = node.simulation
          guard let trace = model.step(&simulation, input) else { continue }
          let same = known[simulation.core]?.first { nodes[$0].simulation.isSame(as: simulation) }
          if same == nil, nodes.count >= limits.configurations {
            isCut.count = true
            continue
          }
          if same == nil {
            known[simulation.core, default: []].append(nodes.count)
            nodes.append(Node(simulation: simulation, depth: node.depth + 1, edge: edges.count))
          }
          edges.append(Edge(from: next, to: same ?? nodes.count - 1, input: input, trace: trace))
        }
      }
      nodes[next].edges = first..<edges.count
      next += 1
    }
    if isCut.depth { notes.append("Paths of more than \(limits.depth) steps were not searched: see PathLimits.depth.") }
    if isCut.count {
      notes.append(
        "Configurations beyond the first \(limits.configurations) were not searched: see PathLimits.configurations.")
    }
  }

  /// The edges of a shortest path to a node.
  func path(to node: Int) -> [Int] {
    var edges: [Int] = []
    var edge = nodes[node].edge
    while edge >= 0 {
      edges.append(edge)
      edge = nodes[self.edges[edge].from].edge
    }
    return edges.reversed()
  }
}
