/// One place in the tree of views that are on screen.
///
/// A place keeps its node as long as the view that stands there keeps its identity: its parent's place, its slot in the
/// parent, its type and its explicit id. The node keeps what must survive an evaluation: stored state, dependencies,
/// elements.
@MainActor
public class Node {
  unowned let graph: Graph
  /// The node around this one; `nil` for the root. It owns this one.
  private(set) unowned var parent: Node?
  let depth: Int
  /// The element that contains this node's elements.
  let container: Element
  /// The nearest scope of environment values.
  package let environment: EnvironmentScope
  /// The modifiers that this node's elements are wrapped in, innermost first.
  let modifiers: ModifierChain?

  /// Where this node stands among its parent's children.
  var index = 0
  private(set) var isMounted = true
  var isDirty = false

  package init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = context.parent.map { $0.depth + 1 } ?? 0
    container = context.container
    environment = context.environment
    modifiers = context.modifiers
  }

  /// The children, first to last.
  var childNodes: [Node] { [] }

  /// The first of this node's elements in the container; `nil` when it shows nothing.
  var firstElement: Element? { firstElement(from: 0) }

  /// Calls `body` with each of this node's elements in the container, first to last.
  func forEachElement(_ body: (Element) -> Void) {
    for child in childNodes { child.forEachElement(body) }
  }

  /// Evaluates the node after something that it read has changed.
  func evaluate() {}

  /// Ends what the node has begun, its own part only: children and elements are seen to by ``unmount()``.
  func didUnmount() {}

  /// Makes the node wait for its evaluation in this or the next turn.
  package final func setNeedsEvaluation() {
    guard !isDirty, isMounted else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Takes the node and all below it off the screen.
  final func unmount() {
    // Removing changes links only, and nodes are asked for their elements, not links.
    forEachElement { graph.remove($0) }
    markUnmounted()
  }

  private func markUnmounted() {
    isMounted = false
    for child in childNodes { child.markUnmounted() }
    didUnmount()
  }

  /// The element before which something that follows this node has to stand: the next one in the container.
  final var elementAfter: Element? {
    var node = self
    while let parent = node.parent, !parent.isContainer {
      if let element = parent.firstElement(from: node.index + 1) { return element }
      node = parent
    }
    return nil
  }

  /// Whether the node's children stand in an element of the node's own.
  var isContainer: Bool { false }

  /// The first element of the children from `index` on.
  func firstElement(from index: Int) -> Element? {
    for child in childNodes.dropFirst(index) {
      if let element = child.firstElement { return element }
    }
    return nil
  }

  /// The context of a child that stands in the same container.
  ///
  /// - Parameter sibling: the element before which the child's elements are put.
  final func childContext(before sibling: Element?) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, container: container, before: sibling, environment: environment,
      modifiers: modifiers)
  }
}

/// A node that shows content of one type.
@MainActor
public class ContentNode<Content>: Node {
  /// Shows other content of the same type in the same place.
  func update(to content: Content) {}
}

/// What a new node is told of its place.
@MainActor
public struct NodeContext {
  unowned let graph: Graph
  let parent: Node?
  var container: Element
  /// The element before which the node's elements are put; `nil` puts them last.
  var before: Element?
  var environment: EnvironmentScope
  var modifiers: ModifierChain?
}

/// Something a graph can show: a view.
@MainActor
public protocol GraphContent {
  /// Makes the node that shows `content` in a place where nothing stood.
  ///
  /// - Parameters:
  ///   - content: what to show.
  ///   - context: the place.
  /// - Returns: the node, with its elements put in place.
  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self>
}
