/// The state of an unmounted subtree, without its nodes and elements, so that it can be restored later.
final class ParkedState {
  /// The type of the node. A node of another type does not restore the state.
  fileprivate let nodeType: ObjectIdentifier
  fileprivate let storage: PropertyStorage?
  /// The states of the node's children, in the order in which they are created.
  fileprivate private(set) var children: [ParkedState?]
  /// The states of children that are identified by a key, such as the alternatives of a conditional or the rows of a
  /// collection.
  fileprivate private(set) var keyed: [AnyHashable: ParkedState]

  /// Parks the state of a node and its children, or returns `nil` if there is none.
  init?(
    of node: Node, storage: PropertyStorage? = nil, children: [ParkedState?] = [],
    keyed: [AnyHashable: ParkedState] = [:]
  ) {
    guard storage != nil || !keyed.isEmpty || children.contains(where: { $0 != nil }) else { return nil }
    nodeType = ObjectIdentifier(type(of: node))
    self.storage = storage
    self.children = children
    self.keyed = keyed
  }

  /// Releases the contents iteratively, because a row may be nested so deep that recursion would overflow the stack.
  deinit {
    var waiting = takeContents()
    while var state = waiting.popLast() {
      if isKnownUniquelyReferenced(&state) { waiting += state.takeContents() }
    }
  }

  private func takeContents() -> [ParkedState] {
    defer {
      children = []
      keyed = [:]
    }
    return children.compactMap(\.self) + keyed.values
  }
}

/// Restores parked state while nodes are created.
///
/// Each node announces itself when it is created. The order of creation determines which parked state belongs to the
/// node. For nodes with alternatives, a key determines it.
@MainActor
final class Restoration {
  private struct Frame {
    let state: ParkedState
    var next = 0
    /// The key of the child that is created next, if children have keys.
    var key: AnyHashable?
  }

  private var frames: [ObjectIdentifier: Frame] = [:]
  private let root: ObjectIdentifier
  private let state: ParkedState

  /// - Parameters:
  ///   - state: the parked state of a node.
  ///   - parent: the parent of the node that will be created.
  init(_ state: ParkedState, in parent: Node) {
    self.state = state
    root = ObjectIdentifier(parent)
  }

  /// Notes that a node is being created.
  func adopt(_ node: Node, in parent: Node?) {
    guard let parent = parent.map(ObjectIdentifier.init), let kept = takeChild(of: parent),
      kept.nodeType == ObjectIdentifier(type(of: node))
    else { return }
    frames[ObjectIdentifier(node)] = Frame(state: kept)
  }

  /// Sets the key of the alternative that the node creates next.
  func select(_ key: AnyHashable, of node: Node) {
    frames[ObjectIdentifier(node)]?.key = key
  }

  /// The parked state of the node and its descendants.
  func state(of node: Node) -> ParkedState? { frames[ObjectIdentifier(node)]?.state }

  /// The parked properties of the node itself.
  func storage(of node: Node) -> PropertyStorage? { frames[ObjectIdentifier(node)]?.state.storage }

  /// The parked states of the node's children, by their keys.
  func children(of node: Node) -> [AnyHashable: ParkedState] { frames[ObjectIdentifier(node)]?.state.keyed ?? [:] }

  private func takeChild(of parent: ObjectIdentifier) -> ParkedState? {
    if parent == root { return state }
    guard let frame = frames[parent] else { return nil }
    if let key = frame.key { return frame.state.keyed[key] }
    guard frame.next < frame.state.children.count else { return nil }
    frames[parent]?.next += 1
    return frame.state.children[frame.next]
  }
}

extension Node {
  /// Returns the state of this node and its descendants, or `nil` if there is none.
  @MainActor
  func park() -> ParkedState? {
    var states: [ObjectIdentifier: ParkedState] = [:]
    // Children precede their parents. There is no recursion, because a row may be nested so deep that it would overflow
    // the stack.
    for node in subtree(onlyShown: false).reversed() {
      let state = graph.postponedState(of: node) ?? node.park { states.removeValue(forKey: ObjectIdentifier($0)) }
      if let state { states[ObjectIdentifier(node)] = state }
    }
    return states[ObjectIdentifier(self)]
  }
}

extension Graph {
  /// Creates a node that restores parked state.
  func restoring<Result>(_ state: ParkedState?, in parent: Node, _ make: () -> Result) -> Result {
    let outer = restoration
    restoration = state.map { Restoration($0, in: parent) }
    defer { restoration = outer }
    return make()
  }
}
