extension Reducer {
  /// Runs the rows' reducer for the rows' actions, before this reducer.
  ///
  /// An action for a row that does not exist is reported, and only this reducer runs. If this reducer removes the row
  /// in the same reduction, the effects that the row has just returned are not started. O(1) for each action.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of the parent.
  ///   - fileID: the file reported as the source location of the operator.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the operator.
  ///   - column: the column reported as the source location of the operator.
  /// - Returns: a reducer that runs the row's reducer, then this one.
  @inlinable
  public func forEach<Feature: Reducer>(
    _ children: IdentifiedChildren<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Scope<State, Action, Feature, Feature.State.ID> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope { handler in
      let base = compiled()
      let parent = base.closure
      let reducer = DeferredReducer(children.feature)
      let row = reducer.reduce
      let restoration = children.restoration(by: reducer, handler, before: base)
      return Reduce(restoration: restoration) { state, parentAction in
        guard let (id, rowAction) = children.action.extract(parentAction) else { return parent(&state, parentAction) }
        let count = state[keyPath: children.state].count
        // A row may change its own id, for example when it is saved. Its effects then belong to the row with the new
        // id.
        var rowID = id
        let rowEffect = state[keyPath: children.state].modify(id: id) { rowState in
          defer { rowID = rowState.id }
          return row(&rowState, rowAction)
        }
        let isInPlace = state[keyPath: children.state].count == count
        let parentEffect = parent(&state, parentAction)
        guard let rowEffect else {
          reportMissingRow(children.key(id), feature: Feature.self, action: rowAction, at: place)
          return parentEffect
        }
        guard !rowEffect.isNone else { return parentEffect }
        guard isInPlace else { return rowEffect.forRemovedFeature().and(parentEffect) }
        return rowEffect.scoped(
          children.key(rowID),
          embed: { [rowID] in children.action.embed((rowID, $0)) },
          sideEffects: erased(handler, of: rowID)
        ).and(parentEffect)
      }
    }
  }
}

/// Reports an action for a row that is not in its collection, or for a screen that is not on its path.
@MainActor
@usableFromInline
func reportMissingRow(
  _ row: ChildKey, called kind: String = "row", feature: Any.Type, action: Any, at place: SourceCodeLocation
) {
  place.report(
    """
    The action \(caseName(of: action)) of \(feature) arrived for the \(kind) \(row), which does not exist.

    The \(kind) never existed, or was removed before the action arrived. If an effect sends the action, cancel the effect \
    when the \(kind) is removed. Check that the parent does not remove the \(kind) in the same reduction.
    """
  )
}
