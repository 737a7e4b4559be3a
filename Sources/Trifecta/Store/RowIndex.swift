import OrderedCollections
import Tracking

/// The rows of one collection at one place: their nodes, and the slot of the collection's structure.
///
/// At each publication it refreshes the rows that the collection's log lists. When the collection is not the one it
/// adopted last, because a whole value was put in its place, it compares ids and every observed row instead.
@MainActor
@usableFromInline
final class RowIndex<Rows: LoggedRows, Row: Reducer>: AnyRowIndex where Rows.Element == Row.State {
  @usableFromInline typealias ID = Rows.ID
  @usableFromInline typealias Element = Row.State

  /// Where the collection is, if it is a stored part of the root's state; see ``Place/address``.
  @usableFromInline let address: UnsafeMutablePointer<Rows>?
  /// Where the collection is now, given the owner, `nil` if it is gone; see ``Place/locating(_:)``.
  @usableFromInline let locate: (@MainActor (Node) -> UnsafePointer<Rows>?)?
  /// Whether that is memory of the root's state itself, in which the store leaves its log.
  @usableFromInline let isInRoot: Bool
  /// Finds the collection, given the owner, as it is or was last.
  @usableFromInline let find: @MainActor (Node) -> Rows?
  /// Who looks for a row looks at what was there when it began, see ``known(_:)``; while a row is entered nobody may look, see
  /// ``isEntering``.
  @exclusivity(unchecked) @usableFromInline var nodes: [ID: RowNode<Rows, Row>] = [:]
  /// Whether a row is being entered in ``nodes``, which runs the `hash` and `==` of its id. They may not ask for another
  /// row. Checked here and not by Swift, which would check each look.
  @exclusivity(unchecked) @usableFromInline var isEntering = false
  @usableFromInline var sweepAt = 64
  /// Whether the rows are being compared or forgotten: what is in their lists stays there. The code that comparing and
  /// dropping a row's values runs may ask for other rows.
  @exclusivity(unchecked) @usableFromInline var isAtWork = false
  /// Where the rows' nodes stand and how they get at their rows: the same for all. Set when the index is made.
  @usableFromInline private(set) var rowSite: NodeSite!
  /// How the rows' stores send. Set when a store asks for the index.
  @usableFromInline var relay: RowRelay<Row>?
  /// The number under which the collection was adopted.
  @exclusivity(unchecked) @usableFromInline var adoption: UInt64 = 0
  /// What those know who have read the collection, while they keep what they read.
  @exclusivity(unchecked) @usableFromInline var memories: ContiguousArray<WeakRowMemory<ID, Element>> = []
  /// The rows' order when it was last asked whether rows had come or gone.
  @exclusivity(unchecked) private var knownStructure: UInt64 = 0
  /// The ids that were published, while somebody observes the structure.
  @exclusivity(unchecked) @usableFromInline var ids: OrderedSet<ID>?

  /// Inlinable, as are the closures it makes: what is generic over the row is specialised in the feature's module.
  @inlinable
  init<Parent>(owner: Node, keyPath: WritableKeyPath<Parent, Rows>, in parent: Place<Parent>) {
    address = parent.address.flatMap { Place.address(of: keyPath, at: $0) }
    locate = parent.locating(keyPath)
    isInRoot = parent.isInRoot
    find = { [find = parent.find] node in find(node)?[keyPath: keyPath] }
    super.init(owner: owner, keyPath: keyPath, feature: Row.self)
    let live: @MainActor (Node) -> Rows? = { [live = parent.live] node in live(node)?[keyPath: keyPath] }
    let place = address.map { Self.place(at: $0) } ?? locate.map { Self.place($0) } ?? Self.place(live)
    rowSite = NodeSite(parent: owner, place: place, rowIndex: self)
    let answer = Slot.Answer { [unowned self] request, _, _, changed in
      switch request {
      case .wake: adopt()
      case .compare:
        isAtWork = true
        defer { isAtWork = false }
        return refresh(into: &changed)
      case .sleep: ids = nil
      case .tidy: if !isAtWork { sweepAtWork() }
      }
      return false
    }
    slot = Slot(answer: answer)
  }

  /// What is known of a row that has gone, while somebody has its store.
  @inlinable
  static var memory: @MainActor (Node) -> Element? {
    // The places of rows are asked with the nodes of these rows.
    { node in unsafeDowncast(node, to: RowNode<Rows, Row>.self).memory ?? Row.memory(node) }
  }

  /// How to get at a row of a collection that stays where it is.
  @inlinable
  static func place(at rows: UnsafeMutablePointer<Rows>) -> Place<Element> {
    // The places of rows are asked with the nodes of these rows.
    Place(
      locate: { node in unsafeDowncast(node, to: RowNode<Rows, Row>.self).location(in: rows) },
      isInRoot: false,
      memory: memory,
      canBeEmpty: true
    )
  }

  /// How to get at a row of a collection that may be gone.
  @inlinable
  static func place(_ locate: @escaping @MainActor (Node) -> UnsafePointer<Rows>?) -> Place<Element> {
    Place(
      locate: { node in
        guard let rows = locate(node.parent) else { return nil }
        // A place of rows is asked of nodes of such rows alone.
        return unsafeDowncast(node, to: RowNode<Rows, Row>.self).location(in: rows)
      },
      isInRoot: false,
      memory: memory,
      canBeEmpty: true
    )
  }

  /// How to get at a row of a collection that has to be found first.
  @inlinable
  static func place(_ live: @escaping @MainActor (Node) -> Rows?) -> Place<Element> {
    // A place of rows is asked of nodes of such rows alone.
    Place(
      live: { node in live(node.parent)?.rows[unsafeDowncast(node, to: RowNode<Rows, Row>.self).id] },
      memory: memory,
      isOccupied: { node in
        live(node.parent)?.rows.index(forKey: unsafeDowncast(node, to: RowNode<Rows, Row>.self).id) != nil
      }
    )
  }

  /// Reads the rows, in place if that is possible, or none if the state they belong to is gone.
  @inlinable
  func read<Result>(_ body: (OrderedDictionary<ID, Element>) -> Result) -> Result {
    if let address { return body(address.pointee.rows) }
    if let rows = locate?(owner) { return body(rows.pointee.rows) }
    return body(find(owner)?.rows ?? [:])
  }

  @inlinable
  func row(_ id: ID) -> Element? {
    read { $0[id] }
  }

  /// The collection whose log is this index's to write, if it is there. One in a row has to do without: its memory is
  /// that of all copies of the row.
  @usableFromInline var logged: UnsafeMutablePointer<Rows>? {
    @inlinable get {
      if let address { return address }
      guard isInRoot, let rows = locate?(owner) else { return nil }
      return UnsafeMutablePointer(mutating: rows)
    }
  }

  @inlinable
  func isThere(_ id: ID) -> Bool {
    read { $0.index(forKey: id) != nil }
  }

  /// The node of a row, made if there is none. O(1) amortised.
  @inlinable
  func node(of id: ID) -> RowNode<Rows, Row> {
    assertNotEntering()
    if let node = known(id) { return node }
    if nodes.count >= sweepAt, !isAtWork {
      sweepAtWork()
      sweepAt = max(64, nodes.count * 2)
      // What was dropped may have asked for this row.
      if let node = known(id) { return node }
    }
    let node = RowNode<Rows, Row>(id: id, index: self)
    isEntering = true
    nodes[id] = node
    isEntering = false
    return node
  }

  /// The node of a row, if there is one. It is looked for in a copy, which stays as it is: the `hash` and `==` of ids may ask for other
  /// rows, which are entered meanwhile.
  @inlinable
  func known(_ id: ID) -> RowNode<Rows, Row>? {
    let nodes = nodes
    return nodes[id]
  }

  /// Traps where the id of a row that is being entered asks for rows, as Swift does for any two overlapping accesses of
  /// which one writes.
  @inlinable
  func assertNotEntering() {
    precondition(!isEntering, "The == or the hash(into:) of a row's id asked a store for rows. Compare values only.")
  }

  /// The store of a row that may be gone, while somebody holds it.
  @inlinable
  func heldStore(_ id: ID) -> Store<Row>? {
    assertNotEntering()
    // The index is one for this feature, so a store that is there is of that feature.
    return known(id)?.store.map { unsafeDowncast($0, to: Store<Row>.self) }
  }

  @usableFromInline override var allNodes: [Node] {
    assertNotEntering()
    return Array(nodes.values)
  }

  /// Notes that a row has its first observed field, or a store.
  @usableFromInline
  func hasRowInUse() {
    slot.isHeld = true
    if !slot.isAwake { slot.wake(in: owner.base) }
  }

  /// Forgets the rows that nobody uses any more, when nothing is done with them. O(rows used).
  @inlinable
  func sweepAtWork() {
    isAtWork = true
    sweep(isRefreshed: false)
    isAtWork = false
  }

  /// Forgets the rows that nobody uses any more. O(rows used).
  ///
  /// - Parameter isRefreshed: whether all of them have just been refreshed.
  @inlinable
  func sweep(isRefreshed: Bool) {
    var isHeld = memories.contains { $0.memory != nil }
    // What goes to sleep drops a value, which may have somebody ask for another row meanwhile.
    for (id, node) in nodes {
      let isGone = !isThere(id)
      if isGone { node.forgetReads() }
      node.sleepUnobserved(tidying: isGone && !isRefreshed)
    }
    // What is left drops what it holds after the assignment: that may ask for rows.
    let former = nodes
    withExtendedLifetime(former) { nodes = former.filter { !$0.value.isIdle } }
    for node in nodes.values where !node.slots.isEmpty || node.store != nil { isHeld = true }
    slot.isHeld = isHeld
  }

  /// Has the store of a row, if somebody holds it, know the row as it is now. A row that has gone is known to its store
  /// alone, and goes with it.
  @inlinable
  func remember(_ node: RowNode<Rows, Row>) {
    // The index is one for this feature, so a store that is there is of that feature.
    guard let store = node.store.map({ unsafeDowncast($0, to: Store<Row>.self) }) else { return node.keep(nil) }
    if let row = read({ rows in node.position(in: rows).map { rows.values[$0] } }) {
      node.keep(row)
      store.keep(nil)
    } else if let last = node.memory {
      store.keep(last)
      node.keep(nil)
    }
  }

  /// Refreshes what may have changed. True if the ids or their order have.
  @inlinable
  func refresh(into changed: inout ShortList<Slot>) -> Bool {
    guard let rows = logged, rows.pointee.log.adoption == adoption else {
      if !memories.isEmpty { rememberAllRows() }
      refreshAll(into: &changed)
      adopt()
      return refreshStructure()
    }
    guard !rows.pointee.log.isEmpty(since: adoption) else { return false }
    let isStructural = rows.pointee.log.isStructural
    if !memories.isEmpty { rememberRows(touchedIn: rows) }
    // What is dropped for the memories may have another store adopt the collection.
    if rows.pointee.log.hasOverflown || rows.pointee.log.adoption != adoption {
      refreshAll(into: &changed)
    } else {
      refreshTouched(in: rows, into: &changed)
    }
    adopt()
    return isStructural && refreshStructure()
  }

  /// Refreshes the rows that the log lists. What comparing them runs may have another store adopt the collection, with a
  /// new log: then all are compared.
  @inlinable
  @inline(__always)
  func refreshTouched(in rows: UnsafeMutablePointer<Rows>, into changed: inout ShortList<Slot>) {
    var index = 0
    while index < rows.pointee.log.touched.count {
      if let node = known(rows.pointee.log.touched[index]) {
        node.refresh(into: &changed)
        // Who observes a row holds its store, which is not looked for: it is nowhere near.
        if !node.slots.isEmpty, node.memory != nil, let state = node.location(in: rows) {
          node.keep(state.pointee)
        } else {
          remember(node)
        }
        guard rows.pointee.log.adoption == adoption else { return refreshAll(into: &changed) }
      }
      index += 1
    }
  }

  /// The rows as they are now, for who keeps the collection of their stores. Who reads them in the order in which they
  /// were published gets what others have: the rows are copied once for all of them.
  @inlinable
  func memoryOfRows() -> RowMemory<ID, Element> {
    let isInOrder = logged?.pointee.log.isEmpty(since: adoption) == true
    if !memories.isEmpty { memories.removeAll { $0.memory == nil } }
    if isInOrder, let memory = memories.last?.memory, memory.isInOrder { return memory }
    let made = RowMemory(read { $0 }, isInOrder: isInOrder)
    memories.append(WeakRowMemory(made))
    slot.isHeld = true
    return made
  }

  /// Has those who keep the collection of stores know the rows that the log lists. O(listed) for each memory.
  @inlinable
  func rememberRows(touchedIn rows: UnsafeMutablePointer<Rows>) {
    guard !rows.pointee.log.hasOverflown else { return rememberAllRows() }
    for memory in keptMemories() {
      if rows.pointee.log.isStructural { memory.isInOrder = false }
      // Not by the list's indices: what is dropped may have another store adopt the collection, with an empty log.
      var index = 0
      while index < rows.pointee.log.touched.count {
        memory.remember(rows.pointee.log.touched[index], in: rows.pointee.rows)
        index += 1
      }
    }
  }

  /// Has those who keep the collection of stores know the rows, perhaps of another collection. Where a collection has no
  /// log, its rows are copied at each change.
  @inlinable
  func rememberAllRows() {
    let rows = read { $0 }
    for memory in keptMemories() { memory.rememberAll(in: rows) }
  }

  /// The memories that somebody keeps. The others are forgotten.
  @inlinable
  func keptMemories() -> ContiguousArray<RowMemory<ID, Element>> {
    let kept = ContiguousArray(memories.lazy.compactMap(\.memory))
    if kept.count < memories.count { memories.removeAll { $0.memory == nil } }
    if kept.isEmpty, nodes.isEmpty { slot.isHeld = false }
    return kept
  }

  @inlinable
  func refreshAll(into changed: inout ShortList<Slot>) {
    for node in nodes.values {
      if !node.slots.isEmpty { node.refresh(into: &changed) }
      remember(node)
    }
    sweep(isRefreshed: true)
  }

  @inlinable
  func refreshStructure() -> Bool {
    guard slot.isReadDirectly else {
      ids = nil
      return false
    }
    let current = read { $0.keys }
    defer { ids = current }
    return current != ids
  }

  /// Starts a new log in the collection, under a number no collection has had. One that is gone gets none, and so is
  /// compared when it comes back.
  @inlinable
  func adopt() {
    Adoptions.last += 1
    adoption = Adoptions.last
    logged?.pointee.log.adopt(adoption)
  }

  @usableFromInline
  override func departures() -> Departures {
    guard let rows = logged else { return .unknown }
    rows.pointee.log.identifyStructure()
    let structure = rows.pointee.log.structure
    guard structure != knownStructure else { return .none }
    defer {
      knownStructure = structure
      rows.pointee.log.beginDepartures()
    }
    guard rows.pointee.log.origin == knownStructure else { return .unknown }
    return .of(rows.pointee.log.departed.compactMap { known($0) })
  }
}

/// The number of the last adoption of a collection by any store.
@MainActor
@usableFromInline
enum Adoptions {
  @exclusivity(unchecked) @usableFromInline static var last: UInt64 = 0
}

extension Node {
  /// The index of a collection at this place, made at its first use, `nil` if the state here does not have it.
  ///
  /// - Parameters:
  ///   - collection: where the collection is in the state.
  ///   - feature: the feature of its rows.
  @inlinable
  func rowIndex<State, Rows: LoggedRows, Row: Reducer>(
    of collection: WritableKeyPath<State, Rows>, _ feature: Row.Type
  ) -> RowIndex<Rows, Row>? where Rows.Element == Row.State {
    for index in extras.rowIndexes where index.keyPath == collection && index.feature == Row.self {
      // An index is made with the collection's key path and the feature of its rows, which are these.
      return unsafeDowncast(index, to: RowIndex<Rows, Row>.self)
    }
    guard let place = place(of: State.self) else { return nil }
    let index = RowIndex<Rows, Row>(owner: self, keyPath: collection, in: place)
    extras.rowIndexes.append(index)
    return index
  }
}
