import OrderedCollections

extension Store {
  /// The index of a collection at this place, made at its first use.
  @inlinable
  func rowIndex<Row: Reducer>(of children: Children<Feature.State, Feature.Action, Row>) -> RowIndex<Row> {
    let index = children.rowIndex(at: node)
    if index.relay == nil {
      let relay = relay
      let action = children.action
      index.relay = { node, rowAction, sender in
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
    let rowNode = index.node(of: id)
    // The index is one for this feature, so a store that is there is of that feature.
    if let known = rowNode.store { return unsafeDowncast(known, to: Store<Row>.self) }
    // Whoever asks for a row's store has asked for the index with its relay.
    return Store<Row>(owner: owner, node: rowNode, snapshot: row, relay: index.relay!)
  }
}
