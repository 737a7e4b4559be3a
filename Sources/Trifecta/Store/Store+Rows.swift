import OrderedCollections

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
    core.assertReadable()
    let index = rowIndex(of: children)
    accessStructure(index)
    return RowStores(parent: self, index: index, ids: index.read { $0.ids })
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
    core.assertReadable()
    let index = rowIndex(of: children)
    accessStructure(index)
    return rowStore(index, id: id)
  }
}
