extension Node {
  /// Returns the index of a collection at this node, creating it at its first use. Returns `nil` if the state does not
  /// contain it.
  ///
  /// - Parameters:
  ///   - collection: the key path from the state to the collection.
  ///   - feature: the feature of the rows.
  @inlinable
  func rowIndex<State, Rows: LoggedRows, Row: Reducer>(
    of collection: WritableKeyPath<State, Rows>, _ feature: Row.Type
  ) -> RowIndex<Rows, Row>? where Rows.Element == Row.State {
    for index in extras.rowIndexes where index.keyPath == collection && index.feature == Row.self {
      // The index was created with the same key path and feature type, so it has this type.
      return unsafeDowncast(index, to: RowIndex<Rows, Row>.self)
    }
    guard let place = place(of: State.self) else { return nil }
    let index = RowIndex<Rows, Row>(owner: self, keyPath: collection, in: place)
    extras.rowIndexes.append(index)
    return index
  }
}
