import OrderedCollections

/// The stores of a collection's rows, in order, each made when it is asked for.
@MainActor
public struct RowStores<Parent: Reducer, Row: Reducer> where Row.State: Identifiable {
  @usableFromInline let parent: Store<Parent>
  @usableFromInline let index: RowIndex<Row>
  /// The ids of the rows, in order.
  public let ids: OrderedSet<Row.State.ID>
  /// The rows in that order, for a list that is late.
  @usableFromInline let memory: RowMemory<Row.State>

  @inlinable
  init(parent: Store<Parent>, index: RowIndex<Row>) {
    self.parent = parent
    self.index = index
    memory = index.memoryOfRows()
    ids = memory.rows.keys
  }
}

extension RowStores: @MainActor RandomAccessCollection {
  /// The position of the first row, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last row, the number of rows.
  @inlinable public var endIndex: Int { ids.count }

  /// The store of the row at a position. O(1).
  ///
  /// A list may ask for a row that was removed after this collection was read: it is given the store that somebody
  /// holds, or one that shows the row as it was at the end of the last batch in which it was there. While somebody keeps
  /// this collection, the first change of a row copies the rows; those that follow do not.
  @inlinable
  public subscript(position: Int) -> Store<Row> {
    let id = ids[position]
    return parent.core.reading {
      if let store = parent.rowStore(index, id: id) ?? index.heldStore(id) { return store }
      return parent.rowStore(index, index.node(of: id), memory.rows.values[position])
    }
  }
}

extension Store: @MainActor Identifiable where Feature.State: Identifiable {
  /// The id of the state, by which a list tells the stores of rows apart.
  @inlinable
  public var id: Feature.State.ID { read(\.id) }
}

extension Store {
  /// The stores of a collection's rows, for a list. Reading it depends on which rows there are and on their order, not
  /// on what is in them. O(1); a row's store is made when it is asked for.
  ///
  /// - Parameter children: the rows, usually a static constant of the feature.
  /// - Returns: a collection of stores in the order of the rows.
  @inlinable
  public func scope<Row: Reducer>(
    _ children: Children<Feature.State, Feature.Action, Row>
  ) -> RowStores<Feature, Row> {
    core.reading {
      let index = rowIndex(of: children)
      accessStructure(index)
      return RowStores(parent: self, index: index)
    }
  }

  /// The store of one row, `nil` if there is no such row. Asking for it depends on which rows there are and on their
  /// order, so that an observer runs again when the row comes or goes; whoever reads the row's fields depends on those,
  /// not on other rows.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of the feature.
  ///   - id: the row's id.
  /// - Returns: the row's store, the same object as long as somebody holds it.
  @inlinable
  public func scope<Row: Reducer>(
    _ children: Children<Feature.State, Feature.Action, Row>,
    id: Row.State.ID
  ) -> Store<Row>? {
    core.reading {
      let index = rowIndex(of: children)
      accessStructure(index)
      return rowStore(index, id: id)
    }
  }
}

extension Store {
  /// The index of a collection at this place, made at its first use.
  @inlinable
  func rowIndex<Row: Reducer>(of children: Children<Feature.State, Feature.Action, Row>) -> RowIndex<Row> {
    // The state here is the one that the rows are declared for.
    let index = children.rowIndex(at: node)!
    index.see(children.declaration)
    if index.relay == nil {
      let relay = relay
      let action = children.action
      index.relay = { node, rowAction, sender in
        // An index relays what the nodes it made are sent.
        let id = unsafeDowncast(node, to: RowNode<Row>.self).id
        return relay(node.parent, action.embed((id, rowAction)), sender)
      }
    }
    return index
  }

  /// Records that whoever is reading now depends on which rows there are.
  @inlinable
  func accessStructure<Row: Reducer>(_ index: RowIndex<Row>) {
    record(index.slot)
    if index.ids == nil { index.ids = index.read { $0.ids } }
  }

  @inlinable
  func rowStore<Row: Reducer>(_ index: RowIndex<Row>, id: Row.State.ID) -> Store<Row>? {
    guard let row = index.row(id) else { return nil }
    let node = index.node(of: id)
    let store = rowStore(index, node, nil)
    if node.memory == nil { node.keep(row) }
    return store
  }

  /// - Parameter gone: the row as it was, if it is not there any more.
  @inlinable
  func rowStore<Row: Reducer>(_ index: RowIndex<Row>, _ rowNode: RowNode<Row>, _ gone: Row.State?) -> Store<Row> {
    // The index is one for this feature, so a store that is there is of that feature.
    if let known = rowNode.store { return unsafeDowncast(known, to: Store<Row>.self) }
    index.hasRowInUse()
    // Whoever asks for a row's store has asked for the index with its relay.
    let relay = index.relay!
    guard node.nearestConditional != nil else {
      return Store<Row>(owner: owner, node: rowNode, memory: gone, relay: relay)
    }
    // What a row is a part of may go away: then this store knows how it was.
    return Store<Row>(owner: owner, node: rowNode, memory: gone) { [self] node, action, sender in
      withExtendedLifetime(self) { relay(node, action, sender) }
    }
  }
}
