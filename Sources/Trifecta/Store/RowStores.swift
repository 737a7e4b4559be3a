import OrderedCollections

/// The stores of a collection's rows, in order. Each store is created on demand.
@MainActor
public struct RowStores<Parent: Reducer, Row: Reducer> where Row.State: Identifiable {
  @usableFromInline let list: RowList<Parent, IdentifiedArray<Row.State>, Row>

  @inlinable
  init(list: RowList<Parent, IdentifiedArray<Row.State>, Row>) {
    self.list = list
  }

  /// The ids of the rows, in order.
  public var ids: OrderedSet<Row.State.ID> { list.ids }
}

extension RowStores: @MainActor RandomAccessCollection {
  /// The position of the first row: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last row: the number of rows.
  @inlinable public var endIndex: Int { list.ids.count }

  /// The store of the row at a position. O(1).
  ///
  /// A list may request a row that was removed after this collection was read. It then receives the row's store, if
  /// that is still retained, or a new store. Both show the row as it was at the end of the last batch in which it
  /// existed. While this collection is retained, the first change of a row copies all rows; later changes do not.
  @inlinable
  public subscript(position: Int) -> Store<Row> { list.store(at: position) }
}

extension Store: @MainActor Identifiable where Feature.State: Identifiable {
  /// The id of the state. Lists use it to identify the stores of rows.
  @inlinable
  public var id: Feature.State.ID { withState(\.id) }
}

extension Store {
  /// Returns the stores of a collection's rows, for a list. Reading it depends on which rows there are and on their
  /// order, not on their content. O(1); a row's store is created on demand.
  ///
  /// - Parameter children: the rows, usually a static constant of the feature.
  /// - Returns: a collection of stores in the order of the rows.
  @inlinable
  public func scope<Row: Reducer>(
    _ children: IdentifiedChildren<Feature.State, Feature.Action, Row>
  ) -> RowStores<Feature, Row> {
    RowStores(list: rowList(rowIndex(of: children)))
  }

  /// Returns the store of one row; `nil` if there is no such row. The call depends on which rows there are and on their
  /// order, so an observer runs again when the row is inserted or removed. Reading the row's fields depends on those
  /// fields, not on other rows.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of the feature.
  ///   - id: the row's id.
  /// - Returns: the row's store. It is the same object for as long as it is retained.
  @inlinable
  public func scope<Row: Reducer>(
    _ children: IdentifiedChildren<Feature.State, Feature.Action, Row>,
    id: Row.State.ID
  ) -> Store<Row>? {
    rowStore(rowIndex(of: children)) { _ in id }
  }

  /// Returns the index of a collection at this node, creating it at its first use.
  @inlinable
  func rowIndex<Row: Reducer>(
    of children: IdentifiedChildren<Feature.State, Feature.Action, Row>
  ) -> RowIndex<IdentifiedArray<Row.State>, Row> {
    let action = children.action
    // The rows are declared for this feature's state.
    return joined(children.rowIndex(at: node)!, children.declaration) { action.embed(($0, $1)) }
  }
}
