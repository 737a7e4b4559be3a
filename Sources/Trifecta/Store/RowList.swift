import OrderedCollections

/// The rows of a collection in the order in which they were read. A row's store is created on demand.
@MainActor
@usableFromInline
struct RowList<Parent: Reducer, Rows: LoggedRows, Row: Reducer> where Rows.Element == Row.State {
  @usableFromInline let parent: Store<Parent>
  @usableFromInline let index: RowIndex<Rows, Row>
  @usableFromInline let ids: OrderedSet<Rows.ID>
  /// The states of the rows in that order, used when a list requests a row that was removed.
  @usableFromInline let memory: RowMemory<Rows.ID, Row.State>

  @inlinable
  init(parent: Store<Parent>, index: RowIndex<Rows, Row>) {
    self.parent = parent
    self.index = index
    memory = index.memoryOfRows()
    ids = memory.rows.keys
  }

  /// Returns the store of the row at a position. If the row was removed, the store shows its last state.
  @inlinable
  func store(at position: Int) -> Store<Row> {
    let id = ids[position]
    return parent.core.reading {
      if let store = parent.rowStore(index, id: id) ?? index.heldStore(id) { return store }
      return parent.rowStore(index, index.node(of: id), memory.rows.values[position])
    }
  }
}

extension Store {
  /// Returns the rows of a collection. The reader depends on which rows there are and on their order.
  @inlinable
  func rowList<Rows, Row>(_ index: @autoclosure () -> RowIndex<Rows, Row>) -> RowList<Feature, Rows, Row> {
    core.reading {
      let index = index()
      accessStructure(index)
      return RowList(parent: self, index: index)
    }
  }

  /// Returns the store of a row, if the row exists. The reader depends on which rows there are and on their order.
  @inlinable
  func rowStore<Rows, Row>(
    _ index: @autoclosure () -> RowIndex<Rows, Row>, _ id: (RowIndex<Rows, Row>) -> Rows.ID
  ) -> Store<Row>? {
    core.reading {
      let index = index()
      accessStructure(index)
      return rowStore(index, id: id(index))
    }
  }

  /// Sets the relay of an index of this node, so that the rows' stores can send actions. Returns the index.
  ///
  /// - Parameters:
  ///   - index: the index.
  ///   - declaration: the declaration of the rows that was used to request it.
  ///   - embed: converts a row's action to an action of this feature.
  @inlinable
  func joined<Rows, Row>(
    _ index: RowIndex<Rows, Row>,
    _ declaration: Declaration,
    embed: @escaping (Rows.ID, Row.Action) -> Feature.Action
  ) -> RowIndex<Rows, Row> {
    index.see(declaration)
    guard index.relay == nil else { return index }
    // The index only relays actions of nodes that it has created.
    let embed: @MainActor (Node, Row.Action) -> Feature.Action = { node, rowAction in
      embed(unsafeDowncast(node, to: RowNode<Rows, Row>.self).id, rowAction)
    }
    if node.nearestConditional == nil {
      index.relay = .shared { [relay] node, rowAction, sender in relay(node.parent, embed(node, rowAction), sender) }
    } else {
      index.relay = .through { store, node, rowAction, sender in
        // The store that is passed belongs to the node of the index.
        unsafeDowncast(store, to: Store.self).relay(node.parent, embed(node, rowAction), sender)
      }
    }
    return index
  }

  /// Records that the current reader depends on the set of rows and on their order.
  @inlinable
  func accessStructure<Rows, Row>(_ index: RowIndex<Rows, Row>) {
    record(index.slot)
    if index.ids == nil { index.ids = index.read { $0.keys } }
  }

  @inlinable
  func rowStore<Rows, Row>(_ index: RowIndex<Rows, Row>, id: Rows.ID) -> Store<Row>? {
    guard let row = index.row(id) else { return nil }
    let node = index.node(of: id)
    let store = rowStore(index, node, nil)
    if node.memory == nil { node.keep(row) }
    return store
  }

  /// - Parameter gone: the last state of the row, if it was removed.
  @inlinable
  func rowStore<Rows, Row>(
    _ index: RowIndex<Rows, Row>, _ rowNode: RowNode<Rows, Row>, _ gone: Row.State?
  ) -> Store<Row> {
    // The index belongs to this feature, so an existing store is a store of the feature.
    if let known = rowNode.store { return unsafeDowncast(known, to: Store<Row>.self) }
    index.hasRowInUse()
    // The row's store was requested through an index that has a relay.
    switch index.relay! {
    case .shared(let relay): return Store<Row>(owner: owner, node: rowNode, memory: gone, relay: relay)
    case .through(let relay):
      return Store<Row>(owner: owner, node: rowNode, memory: gone) { [self] node, action, sender in
        relay(self, node, action, sender)
      }
    }
  }
}

/// Sends an action of the row at the first node on behalf of the second node, which is the row's node or a descendant.
@MainActor
@usableFromInline
enum RowRelay<Row: Reducer> {
  /// Sends through one closure that all rows share. Used if no ancestor can be removed.
  case shared(@MainActor (Node, Row.Action, Node) -> StoreTask)
  /// Sends through the store that the row's store was scoped from. The row's store retains the store that it was scoped
  /// from, because that store keeps the last state after an ancestor was removed. The index must not retain it, because
  /// the index has a longer lifetime.
  case through(@MainActor (AnyObject, Node, Row.Action, Node) -> StoreTask)
}
