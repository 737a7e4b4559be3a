import OrderedCollections

/// The stores of a collection's rows, in order, each made when it is asked for.
@MainActor
public struct RowStores<Parent: Reducer, Row: Reducer> where Row.State: Identifiable {
  @usableFromInline let parent: Store<Parent>
  @usableFromInline let index: RowIndex<Row>
  /// The ids of the rows, in order.
  public let ids: OrderedSet<Row.State.ID>

  @inlinable
  init(
    parent: Store<Parent>,
    index: RowIndex<Row>,
    ids: OrderedSet<Row.State.ID>
  ) {
    self.parent = parent
    self.index = index
    self.ids = ids
  }
}

extension RowStores: @MainActor RandomAccessCollection {
  /// The position of the first row, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last row, the number of rows.
  @inlinable public var endIndex: Int { ids.count }

  /// The store of the row at a position. O(1).
  ///
  /// A list may ask for a row that was removed after this collection was read: as long as somebody holds its store,
  /// that is given. Traps if nobody does, as a stale index does: there is no state to show.
  @inlinable
  public subscript(position: Int) -> Store<Row> {
    let id = ids[position]
    guard let store = parent.rowStore(index, id: id) ?? index.heldStore(id) else {
      preconditionFailure("The row \(id) was removed after the collection of stores was read")
    }
    return store
  }
}

extension Store: @MainActor Identifiable where Feature.State: Identifiable {
  /// The id of the state, by which a list tells the stores of rows apart.
  @inlinable
  public var id: Feature.State.ID { read(\.id) }
}
