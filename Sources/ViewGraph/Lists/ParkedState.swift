/// The state of a place that has left the screen for a while, and of the places in it: what nodes keep, without nodes and
/// elements.
final class ParkedState {
  /// The type of the node: another in the same place takes nothing over.
  fileprivate let nodeType: ObjectIdentifier
  fileprivate let storage: PropertyStorage?
  /// What is kept of the node's children, in the order in which they are made.
  fileprivate private(set) var children: [ParkedState?]
  /// The same, where children are told apart by something else: the alternatives of a choice, the rows of a collection.
  fileprivate private(set) var keyed: [AnyHashable: ParkedState]

  /// Keeps the state of a node's own, and of those in it; `nil` where there is none.
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

  /// Lets go of what it keeps one after the other: a row may be deeper than the stack.
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

/// Gives parked state back to nodes while they are made.
///
/// Each node that is made announces itself. Which of its parent's children it is follows from the order, in which all nodes but
/// those with alternatives make them.
@MainActor
final class Restoration {
  private struct Frame {
    let state: ParkedState
    var next = 0
    /// The key of the child that is made next, where children have keys.
    var key: AnyHashable?
  }

  private var frames: [ObjectIdentifier: Frame] = [:]
  private let root: ObjectIdentifier
  private let state: ParkedState

  /// - Parameters:
  ///   - state: what was kept of a node.
  ///   - parent: the parent of that node, which is about to be made.
  init(_ state: ParkedState, in parent: Node) {
    self.state = state
    root = ObjectIdentifier(parent)
  }

  /// Notes that a node is being made.
  func adopt(_ node: Node, in parent: Node?) {
    guard let parent = parent.map(ObjectIdentifier.init), let kept = takeChild(of: parent),
      kept.nodeType == ObjectIdentifier(type(of: node))
    else { return }
    frames[ObjectIdentifier(node)] = Frame(state: kept)
  }

  /// Says which alternative the node makes next.
  func select(_ key: AnyHashable, of node: Node) {
    frames[ObjectIdentifier(node)]?.key = key
  }

  /// What was kept of the node and of those below.
  func state(of node: Node) -> ParkedState? { frames[ObjectIdentifier(node)]?.state }

  /// What the node itself kept.
  func storage(of node: Node) -> PropertyStorage? { frames[ObjectIdentifier(node)]?.state.storage }

  /// What was kept of the node's children, by their keys.
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
  /// What is to be kept of this node, and of those below, while it is off the screen; `nil` where there is nothing.
  @MainActor
  func park() -> ParkedState? {
    var states: [ObjectIdentifier: ParkedState] = [:]
    // Children before what is around them, without recursion: a row may be deeper than the stack.
    for node in subtree(onlyShown: false).reversed() {
      let state = graph.postponedState(of: node) ?? node.park { states.removeValue(forKey: ObjectIdentifier($0)) }
      if let state { states[ObjectIdentifier(node)] = state }
    }
    return states[ObjectIdentifier(self)]
  }
}

extension Graph {
  /// Makes a node that takes over what was kept of the one that stood in its place.
  func restoring<Result>(_ state: ParkedState?, in parent: Node, _ make: () -> Result) -> Result {
    let outer = restoration
    restoration = state.map { Restoration($0, in: parent) }
    defer { restoration = outer }
    return make()
  }
}
