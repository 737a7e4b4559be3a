import OrderedCollections

/// The stores of a collection's rows, in order, each made when it is asked for.
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
  /// The position of the first row, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last row, the number of rows.
  @inlinable public var endIndex: Int { list.ids.count }

  /// The store of the row at a position. O(1).
  ///
  /// A list may ask for a row that was removed after this collection was read: it is given the store that somebody
  /// holds, or one that shows the row as it was at the end of the last batch in which it was there. While somebody keeps
  /// this collection, the first change of a row copies the rows; those that follow do not.
  @inlinable
  public subscript(position: Int) -> Store<Row> { list.store(at: position) }
}

extension Store: @MainActor Identifiable where Feature.State: Identifiable {
  /// The id of the state, by which a list tells the stores of rows apart.
  @inlinable
  public var id: Feature.State.ID { withState(\.id) }
}

extension Store {
  /// The stores of a collection's rows, for a list. Reading it depends on which rows there are and on their order, not
  /// on what is in them. O(1); a row's store is made when it is asked for.
  ///
  /// - Parameter children: the rows, usually a static constant of the feature.
  /// - Returns: a collection of stores in the order of the rows.
  @inlinable
  public func scope<Row: Reducer>(
    _ children: IdentifiedChildren<Feature.State, Feature.Action, Row>
  ) -> RowStores<Feature, Row> {
    RowStores(list: rowList(rowIndex(of: children)))
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
    _ children: IdentifiedChildren<Feature.State, Feature.Action, Row>,
    id: Row.State.ID
  ) -> Store<Row>? {
    rowStore(rowIndex(of: children)) { _ in id }
  }

  /// The index of a collection at this place, made at its first use.
  @inlinable
  func rowIndex<Row: Reducer>(
    of children: IdentifiedChildren<Feature.State, Feature.Action, Row>
  ) -> RowIndex<IdentifiedArray<Row.State>, Row> {
    let action = children.action
    // The state here is the one that the rows are declared for.
    return joined(children.rowIndex(at: node)!, children.declaration) { action.embed(($0, $1)) }
  }
}
