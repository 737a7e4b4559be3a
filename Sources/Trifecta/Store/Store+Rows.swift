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

  /// The store of one row, `nil` if there is no such row. Whoever reads its fields depends on those, not on other rows;
  /// whoever gets `nil` depends on which rows there are.
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
    if let store = rowStore(index, id: id) { return store }
    // Whoever finds that there is no such row wants to know when it comes.
    accessStructure(index)
    return nil
  }
}
