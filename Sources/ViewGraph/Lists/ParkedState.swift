import Snapshots

/// The state of an unmounted subtree, without its nodes and elements, so that it can be restored later.
final class ParkedState {
  /// The type of the node. A node of another type does not restore the state.
  let nodeType: Node.Type
  let storage: PropertyStorage?
  /// The layout that belongs to the storage.
  private let layout: TypeLayout?
  /// The states of the node's children, in the order in which they are created.
  private(set) var children: [ParkedState?]
  /// The states of children that are identified by a key, such as the alternatives of a conditional or the rows of a
  /// collection.
  private(set) var keyed: [AnyHashable: ParkedState]
  /// The state from a snapshot, which is decoded when it is restored. If it is not `nil`, all other properties are empty.
  let saved: SavedSubtree?
  /// Whether snapshots do not contain the states of the children.
  var isExcluded = false

  /// Parks the state of a node and its children, or returns `nil` if there is none.
  @MainActor
  init?(
    of node: Node, storage: PropertyStorage? = nil, layout: TypeLayout? = nil, children: [ParkedState?] = [],
    keyed: [AnyHashable: ParkedState] = [:]
  ) {
    guard storage != nil || !keyed.isEmpty || children.contains(where: { $0 != nil }) else { return nil }
    nodeType = type(of: node)
    self.storage = storage
    self.layout = layout
    self.children = children
    self.keyed = keyed
    saved = nil
  }

  /// Creates the state of a node in a snapshot.
  @MainActor
  init(_ saved: SavedSubtree) {
    nodeType = Node.self
    storage = nil
    layout = nil
    children = []
    keyed = [:]
    self.saved = saved
  }

  /// Removes and returns the state of the child with a key.
  func take(_ key: AnyHashable) -> ParkedState? { keyed.removeValue(forKey: key) }

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

extension ParkedState {
  /// Returns the node's entry in a snapshot.
  @MainActor
  func entry(parent: Int?, slot: SavedSlot, by saver: ValueSaver) -> SavedTree.Entry {
    var entry = SavedTree.Entry(parent: parent, slot: slot, name: saved?.entry.name ?? nodeType.savedName)
    entry.properties = saved?.entry.properties ?? [:]
    entry.details = saved?.entry.details
    for (name, box) in zip(layout?.boxNames ?? [], storage?.boxes ?? []) {
      if let box = box as? any StateBox { entry.save(box, name, by: saver) }
    }
    return entry
  }

  /// Calls `body` with each child and its slot in a snapshot.
  @MainActor
  func forEachSavedChild(by saver: ValueSaver, _ body: (SavedSlot, ParkedState) -> Void) {
    if isExcluded { return }
    for child in saved?.children ?? [] { body(child.slot, ParkedState(child)) }
    for (index, child) in children.enumerated() {
      if let child { body(.position(index), child) }
    }
    var rows: [(bytes: [UInt8], key: SavedValue, child: ParkedState)] = []
    for (key, child) in keyed {
      if let key = saver.save(id: key) {
        rows.append((key.bytes, key, child))
      } else if keyed.count == 1 {
        // An alternative. Of several rows whose ids cannot be saved, the order is unknown, so they are not restored.
        body(.row(0), child)
      }
    }
    // The order of a dictionary differs in each process.
    for row in rows.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) { body(.key(row.key), row.child) }
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
