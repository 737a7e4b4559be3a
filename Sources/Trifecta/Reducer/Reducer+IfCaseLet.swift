extension Reducer {
  /// Runs the reducer of a case's child for the child's actions, before this reducer.
  ///
  /// An action that arrives while the state is another case is reported, and only this reducer runs. If this reducer
  /// changes the case in the same reduction, the effects that the child has just returned are not started.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - fileID: the file reported as the source location of the operator.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the operator.
  ///   - column: the column reported as the source location of the operator.
  /// - Returns: a reducer that runs the child's reducer, then this one.
  @inlinable
  public func ifCaseLet<Feature: Reducer>(
    _ child: CaseChild<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Scope<State, Action, Feature, Void> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope { handler in
      let base = compiled()
      let parent = base.closure
      let key = child.key
      let identity = child.identity
      let sideEffects = erased(handler, of: ())
      let reducer = DeferredReducer(child.feature)
      let reduce = reducer.reduce
      let restoration = child.restoration(by: reducer, sideEffects, before: base)
      return Reduce(restoration: restoration) { state, parentAction in
        guard let childAction = child.action.extract(parentAction) else { return parent(&state, parentAction) }
        guard var childState = child.state.extract(state) else {
          reportAbsentChild(key, feature: Feature.self, action: childAction, is: "not the current case", at: place)
          return parent(&state, parentAction)
        }
        let effect = reduce(&childState, childAction)
        let before = identity.id(childState)
        state = child.state.embed(childState)
        let parentEffect = parent(&state, parentAction)
        guard !effect.isNone else { return parentEffect }
        guard child.state.extract(state).map(identity.id) == before else {
          return effect.forRemovedFeature().and(parentEffect)
        }
        let key = identity.hasIDs ? key.occupied(by: before) : key
        return effect.scoped(key, embed: child.action.embed, sideEffects: sideEffects).and(parentEffect)
      }
    }
  }
}
