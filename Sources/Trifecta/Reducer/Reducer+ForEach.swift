extension Reducer {
  /// Runs a row's reducer for the actions that are a row's, before this reducer runs.
  ///
  /// An action for a row that does not exist is reported, and only this reducer runs. If this reducer removes the row
  /// in the same reduction, the effects that the row has just returned are not started. O(1) for each action.
  ///
  /// - Parameters:
  ///   - children: the rows, usually a static constant of the parent.
  ///   - handler: answers a row's side effects before its screen has them, given the row's id; see
  ///     ``SideEffectResponse``.
  ///   - fileID: the file reported as the operator's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the operator's place.
  ///   - column: the column reported as the operator's place.
  /// - Returns: a reducer that runs the row, then this one.
  @inlinable
  public func forEach<Feature: Reducer>(
    _ children: IdentifiedChildren<State, Action, Feature>,
    onSideEffect handler: (@MainActor (Feature.State.ID, Feature.SideEffect) -> SideEffectResponse<Action>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reduce<State, Action> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let parent = compiled().closure
    let row = deferred(children.feature)
    let path = children.state
    let action = children.action
    return Reduce { state, parentAction in
      guard let (id, rowAction) = action.extract(parentAction) else { return parent(&state, parentAction) }
      let count = state[keyPath: path].count
      // A row may give itself another id, as one does that has been saved: what it returned is of the row with that id.
      var rowID = id
      let rowEffect = state[keyPath: path].modify(id: id) { rowState in
        defer { rowID = rowState.id }
        return row(&rowState, rowAction)
      }
      let isInPlace = state[keyPath: path].count == count
      let parentEffect = parent(&state, parentAction)
      guard let rowEffect else {
        reportMissingRow(children.key(id), feature: Feature.self, action: rowAction, at: place)
        return parentEffect
      }
      guard !rowEffect.isNone else { return parentEffect }
      guard isInPlace else { return rowEffect.ofTheGone().and(parentEffect) }
      var rowHandler: SideEffectHandler<Feature, Action>?
      if let handler { rowHandler = { [rowID] in handler(rowID, $0) } }
      return rowEffect.scoped(
        children.key(rowID),
        embed: { [rowID] in action.embed((rowID, $0)) },
        sideEffects: erased(rowHandler, of: Feature.self)
      ).and(parentEffect)
    }
  }
}

/// Reports an action for a row that is not in its collection, or for a screen that is not on its path.
@MainActor
@usableFromInline
func reportMissingRow(
  _ row: ChildKey, called kind: String = "row", feature: Any.Type, action: Any, at place: SourcePlace
) {
  place.report(
    """
    The action \(caseName(of: action)) of \(feature) arrived for the \(kind) \(row), which does not exist.

    It was never there, or was removed before its action arrived. Cancel what sends the action when the \(kind) goes away, or \
    check that the parent does not remove the \(kind) in the same reduction.
    """
  )
}
