import OrderedCollections

extension Store {
  /// The index of a collection at this place, made at its first use.
  @inlinable
  func rowIndex<Row: Reducer>(
    of children: Children<Feature.State, Feature.Action, Row>
  ) -> RowIndex<Row.State> {
    let state = children.state
    for entry in node.rowIndexes where entry.keyPath === state || entry.keyPath == state {
      // The key path's type contains that of the rows.
      return unsafeDowncast(entry.index, to: RowIndex<Row.State>.self)
    }
    let index = RowIndex(place: place.part(state))
    node.rowIndexes.append((state, index))
    return index
  }

  /// Records that whoever is reading now depends on which rows there are.
  @inlinable
  func accessStructure<Row: Identifiable>(
    _ index: RowIndex<Row>,
    of rows: KeyPath<Feature.State, IdentifiedArray<Row>>
  ) {
    record(index.slot, as: \.[idsOf: rows])
    if index.ids == nil { index.ids = index.read { $0.ids } }
  }

  @inlinable
  func rowStore<Row: Reducer>(
    _ children: Children<Feature.State, Feature.Action, Row>,
    _ index: RowIndex<Row.State>,
    id: Row.State.ID
  ) -> Store<Row>? {
    guard let row = index.row(id) else { return nil }
    let rowNode = node.child(children.key(id))
    // The key contains the feature's type, so a store that is there is of that feature.
    if let known = rowNode.store { return unsafeDowncast(known, to: Store<Row>.self) }
    let list = rowNode.slots
    let slots = node.slots
    // The index belongs to this place's node, which the core holds as long as a row's store exists.
    list.becameObserved = { [unowned index, unowned list] in
      index.insert(list, for: id)
      if !index.slot.isAwake { index.slot.wake(in: slots) }
    }
    let relay = relay
    let action = children.action
    let place = Place(snapshot: row) { [unowned index] in index.row(id) }
    return Store<Row>(core: core, node: rowNode, place: place) { rowAction, node in
      relay(action.embed((id, rowAction)), node)
    }
  }
}
