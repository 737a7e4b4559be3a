import OrderedCollections
import Tracking

/// The rows of one collection of a node: their nodes, and the slot of the collection's ids and order.
///
/// At each publish it refreshes the rows listed in the collection's log. If the collection was replaced by assignment,
/// the log of the new collection does not list the changes. The index detects this by the log's adoption number, and
/// then compares the ids and every observed row instead.
@MainActor
@usableFromInline
final class RowIndex<Rows: LoggedRows, Row: Reducer>: AnyRowIndex where Rows.Element == Row.State {
  @usableFromInline typealias ID = Rows.ID
  @usableFromInline typealias Element = Row.State

  /// The address of the collection, if it is stored inline in the root's state; see ``StateAccessor/address``.
  @usableFromInline let address: UnsafeMutablePointer<Rows>?
  /// Returns the current address of the collection, or `nil` if it was removed; see ``StateAccessor/locating(_:)``.
  @usableFromInline let locate: (@MainActor (Node) -> UnsafePointer<Rows>?)?
  /// Whether the address is inside the memory of the root's state. Only then does the store write the collection's log.
  @usableFromInline let isInRoot: Bool
  /// Returns the current or last known collection, given the owner.
  @usableFromInline let find: @MainActor (Node) -> Rows?
  /// The nodes by id. Lookups use a copy, see ``known(_:)``. No lookup may happen during an insertion, see
  /// ``isEntering``.
  @exclusivity(unchecked) @usableFromInline var nodes: [ID: RowNode<Rows, Row>] = [:]
  /// Whether a row is being inserted into ``nodes``. The insertion calls `hash` and `==` of the row's id, which must
  /// not request another row. This flag detects such a request; Swift's exclusivity checks would cost time at each
  /// lookup.
  @exclusivity(unchecked) @usableFromInline var isEntering = false
  @usableFromInline var sweepAt = 64
  /// Whether rows are being compared or removed. Their slot lists must not change in the meantime, although comparing
  /// or releasing a row's values may run code that requests other rows.
  @exclusivity(unchecked) @usableFromInline var isAtWork = false
  /// The site that all row nodes share. Set when the index is created.
  @usableFromInline private(set) var rowSite: NodeSite!
  /// Sends actions of the rows' stores. Set when a store requests the index.
  @usableFromInline var relay: RowRelay<Row>?
  /// The number that the log of the collection received when this index last adopted it.
  @exclusivity(unchecked) @usableFromInline var adoption: UInt64 = 0
  /// Copies of the rows, retained by readers of the collection. The references here are weak.
  @exclusivity(unchecked) @usableFromInline var memories: ContiguousArray<WeakRowMemory<ID, Element>> = []
  /// The structure number of the collection at the last call of ``removals()``.
  @exclusivity(unchecked) private var knownStructure: UInt64 = 0
  /// The published ids; `nil` while the structure is not observed.
  @exclusivity(unchecked) @usableFromInline var ids: OrderedSet<ID>?

  /// Inlinable, like its closures, so that code that is generic over the row is specialized in the feature's module.
  @inlinable
  init<Parent>(owner: Node, keyPath: WritableKeyPath<Parent, Rows>, in parent: StateAccessor<Parent>) {
    address = parent.address.flatMap { StateAccessor.address(of: keyPath, at: $0) }
    locate = parent.locating(keyPath)
    isInRoot = parent.isInRoot
    find = { [find = parent.find] node in find(node)?[keyPath: keyPath] }
    super.init(owner: owner, keyPath: keyPath, feature: Row.self)
    let live: @MainActor (Node) -> Rows? = { [live = parent.live] node in live(node)?[keyPath: keyPath] }
    let place = address.map { Self.place(at: $0) } ?? locate.map { Self.place($0) } ?? Self.place(live)
    rowSite = NodeSite(parent: owner, place: place, rowIndex: self)
    let handler = Slot.Handler { [unowned self] request, _, _, changed in
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
    slot = Slot(handler: handler)
  }

  /// Returns the last known state of a removed row, while its store is retained.
  @inlinable
  static var memory: @MainActor (Node) -> Element? {
    // This accessor is evaluated only for nodes of these rows, so the cast is valid.
    { node in unsafeDowncast(node, to: RowNode<Rows, Row>.self).memory ?? Row.memory(node) }
  }

  /// Creates the state accessor for the rows of a collection at a fixed address.
  @inlinable
  static func place(at rows: UnsafeMutablePointer<Rows>) -> StateAccessor<Element> {
    // This accessor is evaluated only for nodes of these rows, so the cast is valid.
    StateAccessor(
      locate: { node in unsafeDowncast(node, to: RowNode<Rows, Row>.self).location(in: rows) },
      isInRoot: false,
      memory: memory,
      canBeEmpty: true
    )
  }

  /// Creates the state accessor for the rows of a collection that may be removed.
  @inlinable
  static func place(_ locate: @escaping @MainActor (Node) -> UnsafePointer<Rows>?) -> StateAccessor<Element> {
    StateAccessor(
      locate: { node in
        guard let rows = locate(node.parent) else { return nil }
        // This accessor is evaluated only for nodes of these rows, so the cast is valid.
        return unsafeDowncast(node, to: RowNode<Rows, Row>.self).location(in: rows)
      },
      isInRoot: false,
      memory: memory,
      canBeEmpty: true
    )
  }

  /// Creates the state accessor for the rows of a collection that must be copied in order to be read.
  @inlinable
  static func place(_ live: @escaping @MainActor (Node) -> Rows?) -> StateAccessor<Element> {
    // This accessor is evaluated only for nodes of these rows, so the cast is valid.
    StateAccessor(
      live: { node in live(node.parent)?.rows[unsafeDowncast(node, to: RowNode<Rows, Row>.self).id] },
      memory: memory,
      isPresent: { node in
        live(node.parent)?.rows.index(forKey: unsafeDowncast(node, to: RowNode<Rows, Row>.self).id) != nil
      }
    )
  }

  /// Reads the rows, in place if possible. If the state that contains the rows was removed, passes an empty collection.
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

  /// The collection whose log this index writes, if it is present. `nil` for a collection inside a row, because all
  /// copies of the row share the collection's memory.
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

  /// Returns the node of a row, creating it if needed. O(1) amortised.
  @inlinable
  func node(of id: ID) -> RowNode<Rows, Row> {
    assertNotEntering()
    if let node = known(id) { return node }
    if nodes.count >= sweepAt, !isAtWork {
      sweepAtWork()
      sweepAt = max(64, nodes.count * 2)
      // Releasing nodes may have run code that requested this row.
      if let node = known(id) { return node }
    }
    let node = RowNode<Rows, Row>(id: id, index: self)
    isEntering = true
    nodes[id] = node
    isEntering = false
    return node
  }

  /// Returns the node of a row, if there is one. The lookup uses a copy of the dictionary, because `hash` and `==` of
  /// ids may request other rows, which inserts nodes during the lookup.
  @inlinable
  func known(_ id: ID) -> RowNode<Rows, Row>? {
    let nodes = nodes
    return nodes[id]
  }

  /// Traps if `hash` or `==` of an id requests rows while a row with that id is being inserted: the request would
  /// access the dictionary during its modification.
  @inlinable
  func assertNotEntering() {
    precondition(!isEntering, "The == or hash(into:) of a row's id requested rows from a store. Compare only values.")
  }

  /// Returns the store of a row that may have been removed, while the store is retained.
  @inlinable
  func heldStore(_ id: ID) -> Store<Row>? {
    assertNotEntering()
    // The index belongs to this feature, so an existing store is a store of the feature.
    return known(id)?.store.map { unsafeDowncast($0, to: Store<Row>.self) }
  }

  @usableFromInline override var allNodes: [Node] {
    assertNotEntering()
    return Array(nodes.values)
  }

  /// Records that a row has its first observed field or its first store.
  @usableFromInline
  func hasRowInUse() {
    slot.isHeld = true
    if !slot.isAwake { slot.wake(in: owner.base) }
  }

  /// Removes idle rows outside of a refresh. O(rows used).
  @inlinable
  func sweepAtWork() {
    isAtWork = true
    sweep(isRefreshed: false)
    isAtWork = false
  }

  /// Removes idle rows. O(rows used).
  ///
  /// - Parameter isRefreshed: whether all rows have just been refreshed.
  @inlinable
  func sweep(isRefreshed: Bool) {
    var isHeld = memories.contains { $0.memory != nil }
    // A slot that goes to sleep releases a value, whose deinit may request another row in the meantime.
    for (id, node) in nodes {
      let isGone = !isThere(id)
      if isGone { node.forgetReads() }
      node.sleepUnobserved(tidying: isGone && !isRefreshed)
    }
    // Idle nodes are released after the assignment, because their deinit may request rows.
    let former = nodes
    withExtendedLifetime(former) { nodes = former.filter { !$0.value.isIdle } }
    for node in nodes.values where !node.slots.isEmpty || node.store != nil { isHeld = true }
    slot.isHeld = isHeld
  }

  /// Stores the current state of a row in its node, if the row's store is retained. After the row was removed, moves
  /// its last state to the store, which releases it when the store is deallocated.
  @inlinable
  func remember(_ node: RowNode<Rows, Row>) {
    // The index belongs to this feature, so an existing store is a store of the feature.
    guard let store = node.store.map({ unsafeDowncast($0, to: Store<Row>.self) }) else { return node.keep(nil) }
    if let row = read({ rows in node.position(in: rows).map { rows.values[$0] } }) {
      node.keep(row)
      store.keep(nil)
    } else if let last = node.memory {
      store.keep(last)
      node.keep(nil)
    }
  }

  /// Refreshes the slots that may have changed. Returns whether the ids or their order have changed.
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
    // Updating the memories may release objects whose deinit causes another store to adopt the collection.
    if rows.pointee.log.hasOverflown || rows.pointee.log.adoption != adoption {
      refreshAll(into: &changed)
    } else {
      refreshTouched(in: rows, into: &changed)
    }
    adopt()
    return isStructural && refreshStructure()
  }

  /// Refreshes the rows that the log lists. If a comparison causes another store to adopt the collection, the
  /// collection gets a new log, and all rows are refreshed.
  @inlinable
  @inline(__always)
  func refreshTouched(in rows: UnsafeMutablePointer<Rows>, into changed: inout ShortList<Slot>) {
    var index = 0
    while index < rows.pointee.log.touched.count {
      if let node = known(rows.pointee.log.touched[index]) {
        node.refresh(into: &changed)
        // A row with observed fields has a store, so the lookup, which would access distant memory, is skipped.
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

  /// Returns a copy of the current rows, for readers that retain the collection of stores. Readers that read the rows
  /// in their published order share one copy.
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

  /// Updates the memories of retained collections with the rows that the log lists. O(listed rows) for each memory.
  @inlinable
  func rememberRows(touchedIn rows: UnsafeMutablePointer<Rows>) {
    guard !rows.pointee.log.hasOverflown else { return rememberAllRows() }
    for memory in keptMemories() {
      if rows.pointee.log.isStructural { memory.isInOrder = false }
      // The length of the list is read again for each row, because released objects may cause another store to adopt
      // the collection, which empties the log.
      var index = 0
      while index < rows.pointee.log.touched.count {
        memory.remember(rows.pointee.log.touched[index], in: rows.pointee.rows)
        index += 1
      }
    }
  }

  /// Updates the memories of retained collections with all rows, even if the collection was replaced. A collection
  /// without a log is treated like this at each change.
  @inlinable
  func rememberAllRows() {
    let rows = read { $0 }
    for memory in keptMemories() { memory.rememberAll(in: rows) }
  }

  /// Returns the memories that are still retained, and removes the others.
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

  /// Starts a new log with a unique number. A collection that was removed gets no log, so that it is compared as a
  /// whole if it reappears.
  @inlinable
  func adopt() {
    Adoptions.last += 1
    adoption = Adoptions.last
    logged?.pointee.log.adopt(adoption)
  }

  @usableFromInline
  override func removals() -> Removals {
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
