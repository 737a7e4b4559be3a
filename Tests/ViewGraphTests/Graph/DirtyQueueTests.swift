import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("DirtyQueue")
struct DirtyQueueTests {
  let screen = Screen()

  /// A branch of nodes with depths from 0 to `depth`, outermost first.
  private func branch(depth: Int) -> [Node] {
    var nodes: [Node] = []
    for _ in 0...depth {
      nodes.append(
        Node(
          NodeContext(
            graph: screen.graph, parent: nodes.last, container: screen.graph.root, before: nil,
            environment: EnvironmentScope(), modifiers: nil)))
    }
    return nodes
  }

  @Test("Nodes are popped by ascending depth")
  func shallowFirst() {
    let nodes = branch(depth: 4)
    var queue = DirtyQueue()
    for depth in [3, 0, 4, 1] { queue.insert(nodes[depth]) }
    var order: [Int] = []
    while !queue.isEmpty { order += queue.popLevel().map(\.depth) }
    #expect(order == [0, 1, 3, 4])
  }

  @Test("Nodes of the same depth are popped together in insertion order")
  func keepsOrder() {
    let first = branch(depth: 1)
    let second = branch(depth: 1)
    var queue = DirtyQueue()
    queue.insert(second[1])
    queue.insert(first[1])
    let level = queue.popLevel()
    #expect(level.map(ObjectIdentifier.init) == [second[1], first[1]].map(ObjectIdentifier.init))
    #expect(queue.isEmpty)
  }

  @Test("A shallower node inserted later is popped next")
  func goesBack() {
    let nodes = branch(depth: 3)
    var queue = DirtyQueue()
    queue.insert(nodes[2])
    queue.insert(nodes[3])
    _ = queue.popLevel()
    queue.insert(nodes[1])
    #expect(queue.depth == 1)
    #expect(queue.popLevel().map(\.depth) == [1])
    #expect(queue.popLevel().map(\.depth) == [3])
  }

  @Test("An empty queue pops no nodes")
  func empty() {
    var queue = DirtyQueue()
    #expect(queue.isEmpty)
    #expect(queue.popLevel().isEmpty)
  }
}
