import OrderedCollections

/// The rows of a collection in the order in which they were read, each with its store when it is asked for.
@MainActor
@usableFromInline
struct RowList<Parent: Reducer, Rows: LoggedRows, Row: Reducer> where Rows.Element == Row.State {
  @usableFromInline let parent: Store<Parent>
  @usableFromInline let index: RowIndex<Rows, Row>
  @usableFromInline let ids: OrderedSet<Rows.ID>
  /// The rows in that order, for a list that is late.
  @usableFromInline let memory: RowMemory<Rows.ID, Row.State>

  @inlinable
  init(parent: Store<Parent>, index: RowIndex<Rows, Row>) {
    self.parent = parent
    self.index = index
    memory = index.memoryOfRows()
    ids = memory.rows.keys
  }

  /// The store of the row at a position, as it was last if it has gone.
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
  /// The rows of a collection. Whoever reads now depends on which there are.
  @inlinable
  func rowList<Rows, Row>(_ index: @autoclosure () -> RowIndex<Rows, Row>) -> RowList<Feature, Rows, Row> {
    core.reading {
      let index = index()
      accessStructure(index)
      return RowList(parent: self, index: index)
    }
  }

  /// The store of a row, if it is there. Whoever reads now depends on which rows there are.
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

  /// An index of this place, by which the rows' stores send.
  ///
  /// - Parameters:
  ///   - index: the index.
  ///   - declaration: where the rows are declared by which it was asked for.
  ///   - embed: makes this feature's action of one of a row.
  @inlinable
  func joined<Rows, Row>(
    _ index: RowIndex<Rows, Row>,
    _ declaration: Declaration,
    embed: @escaping (Rows.ID, Row.Action) -> Feature.Action
  ) -> RowIndex<Rows, Row> {
    index.see(declaration)
    guard index.relay == nil else { return index }
    // An index relays what the nodes it made are sent.
    let embed: @MainActor (Node, Row.Action) -> Feature.Action = { node, rowAction in
      embed(unsafeDowncast(node, to: RowNode<Rows, Row>.self).id, rowAction)
    }
    if node.nearestConditional == nil {
      index.relay = .shared { [relay] node, rowAction, sender in relay(node.parent, embed(node, rowAction), sender) }
    } else {
      index.relay = .through { store, node, rowAction, sender in
        // It is given a store of the place that the index is at.
        unsafeDowncast(store, to: Store.self).relay(node.parent, embed(node, rowAction), sender)
      }
    }
    return index
  }

  /// Records that whoever is reading now depends on which rows there are.
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

  /// - Parameter gone: the row as it was, if it is not there any more.
  @inlinable
  func rowStore<Rows, Row>(
    _ index: RowIndex<Rows, Row>, _ rowNode: RowNode<Rows, Row>, _ gone: Row.State?
  ) -> Store<Row> {
    // The index is one for this feature, so a store that is there is of that feature.
    if let known = rowNode.store { return unsafeDowncast(known, to: Store<Row>.self) }
    index.hasRowInUse()
    // Whoever asks for a row's store has asked for the index with its relay.
    switch index.relay! {
    case .shared(let relay): return Store<Row>(owner: owner, node: rowNode, memory: gone, relay: relay)
    case .through(let relay):
      return Store<Row>(owner: owner, node: rowNode, memory: gone) { [self] node, action, sender in
        relay(self, node, action, sender)
      }
    }
  }
}

/// How the stores of a collection's rows send the action of a row with the given node, on behalf of a place.
@MainActor
@usableFromInline
enum RowRelay<Row: Reducer> {
  /// Where nothing above may go away, one closure for all rows.
  case shared(@MainActor (Node, Row.Action, Node) -> StoreTask)
  /// Elsewhere, by the store that the row's was asked of. The row's store holds it, to know how the row was when what it is
  /// a part of has gone; the collection's index must not, as it lives on.
  case through(@MainActor (AnyObject, Node, Row.Action, Node) -> StoreTask)
}
