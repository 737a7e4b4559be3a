import Snapshots

/// Restores parked state, or the state in a snapshot, while nodes are created.
///
/// Each node announces itself when it is created. The order of creation determines which state belongs to the node. For
/// nodes with alternatives or rows, a key determines it.
@MainActor
final class Restoration {
  private struct Frame {
    let state: ParkedState
    var next = 0
    /// The key of the child that is created next, if children have keys, and the child's number.
    var selected: (key: AnyHashable, number: Int)?
    /// The indices of the children in the snapshot that have not been restored, by their slots.
    var waiting: [SavedSlot: Int]
    /// Whether the name of a child differs from the name at its position in the snapshot.
    var hasMismatch = false

    init(_ state: ParkedState) {
      self.state = state
      let children = state.saved?.children ?? []
      waiting = Dictionary(children.map { ($0.slot, $0.index) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Creates the values in a snapshot.
  let restorer = ValueRestorer()
  private let saver = ValueSaver()
  private var frames: [ObjectIdentifier: Frame] = [:]
  /// The states of nodes that are created next, by their parents.
  private var offers: [ObjectIdentifier: ParkedState] = [:]
  /// The state of the root.
  private var root: ParkedState?

  /// - Parameters:
  ///   - state: the parked state of a node.
  ///   - parent: the parent of the node that will be created.
  init(_ state: ParkedState, in parent: Node) {
    offers[ObjectIdentifier(parent)] = state
  }

  /// Creates the restoration of a graph.
  init(_ tree: SavedTree) {
    if !tree.entries.isEmpty { root = ParkedState(SavedSubtree(tree: tree, index: 0)) }
  }

  /// Provides the state of the node that is created next below a parent.
  func offer(_ state: ParkedState, to parent: Node) { offers[ObjectIdentifier(parent)] = state }

  /// Records that a node is being created.
  func adopt(_ node: Node, in parent: Node?) {
    guard let state = takeState(for: node, in: parent) else { return }
    if let saved = state.saved {
      guard saved.name == type(of: node).savedName else { return }
    } else {
      guard state.nodeType == type(of: node) else { return }
    }
    frames[ObjectIdentifier(node)] = Frame(state)
  }

  /// Sets the key of the row or alternative that the node creates next.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - number: the number of the row or alternative, for keys that cannot be saved.
  ///   - node: the node.
  func select(_ key: AnyHashable, at number: Int = 0, of node: Node) {
    frames[ObjectIdentifier(node)]?.selected = (key, number)
  }

  /// The state of the node and its descendants.
  func state(of node: Node) -> ParkedState? { frames[ObjectIdentifier(node)]?.state }

  /// The parked properties of the node itself.
  func storage(of node: Node) -> PropertyStorage? { state(of: node)?.storage }

  /// The properties of the node itself in a snapshot; `nil` if there are none.
  func properties(of node: Node) -> [String: SavedValue]? {
    guard let properties = state(of: node)?.saved?.entry.properties, !properties.isEmpty else { return nil }
    return properties
  }

  /// The value that the node itself has saved in a snapshot.
  func details(of node: Node) -> SavedValue? { state(of: node)?.saved?.entry.details }

  /// The states of a collection's rows, by their ids.
  ///
  /// - Parameters:
  ///   - node: the node of the collection.
  ///   - ids: the ids of the rows.
  func rows<ID: Hashable>(of node: Node, ids: [ID]) -> [ID: ParkedState] {
    guard let state = state(of: node) else { return [:] }
    var rows: [ID: ParkedState] = [:]
    for (id, row) in state.keyed {
      if let id = id.base as? ID { rows[id] = row }
    }
    guard let saved = state.saved, var waiting = frames[ObjectIdentifier(node)]?.waiting else { return rows }
    for (number, id) in ids.enumerated() {
      if waiting.isEmpty { break }
      let slot = SavedSlot(AnyHashable(id), number: number, by: saver)
      if let row = waiting.removeValue(forKey: slot) { rows[id] = ParkedState(saved.descendant(at: row)) }
    }
    return rows
  }

  private func takeState(for node: Node, in parent: Node?) -> ParkedState? {
    guard let parent = parent.map(ObjectIdentifier.init) else {
      defer { root = nil }
      return root
    }
    if let state = offers.removeValue(forKey: parent) { return state }
    // The frame is moved out, so that it is not copied.
    guard var frame = frames.removeValue(forKey: parent) else { return nil }
    defer { frames[parent] = frame }
    if let saved = frame.state.saved { return takeChild(of: saved, for: node, &frame) }
    if let key = frame.selected?.key {
      frame.selected = nil
      return frame.state.take(key)
    }
    guard frame.next < frame.state.children.count else { return nil }
    frame.next += 1
    return frame.state.children[frame.next - 1]
  }

  private func takeChild(of saved: SavedSubtree, for node: Node, _ frame: inout Frame) -> ParkedState? {
    let slot: SavedSlot
    if let (key, number) = frame.selected {
      frame.selected = nil
      slot = SavedSlot(key, number: number, by: saver)
    } else {
      slot = .position(frame.next)
      frame.next += 1
    }
    let child = frame.waiting[slot].map(saved.descendant)
    let name = type(of: node).savedName
    guard child?.name != name, case .position = slot else {
      frame.waiting[slot] = nil
      return child.map { ParkedState($0) }
    }
    // Another build of the program may have inserted or removed a sibling. Then the next sibling with the name is the
    // same view.
    frame.hasMismatch = frame.hasMismatch || child != nil
    guard frame.hasMismatch,
      let other = frame.waiting.values.sorted().map(saved.descendant).first(where: { $0.name == name })
    else { return nil }
    frame.waiting[other.slot] = nil
    return ParkedState(other)
  }
}

extension Graph {
  /// Creates a node that restores parked state.
  func restoring<Result>(_ state: ParkedState?, in parent: Node, _ make: () -> Result) -> Result {
    let outer = restoration
    restoration = lastingRestoration
    if let state {
      // Nodes that are created later in the same turn are restored too if the whole graph is being restored.
      if let lastingRestoration, state.saved != nil {
        lastingRestoration.offer(state, to: parent)
      } else {
        restoration = Restoration(state, in: parent)
      }
    }
    defer { restoration = outer }
    return make()
  }
}
