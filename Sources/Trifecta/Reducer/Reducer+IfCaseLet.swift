extension Reducer {
  /// Runs the child of a case for the actions that are the child's, before this reducer runs.
  ///
  /// An action that comes while the state is another case is reported, and only this reducer runs. If this reducer
  /// leaves the case in the same reduction, the effects that the child has just returned are not started.
  ///
  /// - Parameters:
  ///   - child: the child, usually a static constant of the parent.
  ///   - handler: answers the child's side effects before its screen has them; see ``SideEffectResponse``.
  ///   - fileID: the file reported as the operator's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the operator's place.
  ///   - column: the column reported as the operator's place.
  /// - Returns: a reducer that runs the child, then this one.
  @inlinable
  public func ifCaseLet<Feature: Reducer>(
    _ child: CaseChild<State, Action, Feature>,
    onSideEffect handler: SideEffectHandler<Feature, Action>? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reduce<State, Action> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let parent = compiled().closure
    let path = child.state
    let identity = child.identity
    let key = child.key
    let action = child.action
    let sideEffects = erased(handler, of: Feature.self)
    let reduce = deferred(child.feature)
    return Reduce { state, parentAction in
      guard let childAction = action.extract(parentAction) else { return parent(&state, parentAction) }
      guard var childState = path.extract(state) else {
        reportAbsentChild(key, feature: Feature.self, action: childAction, is: "not the current case", at: place)
        return parent(&state, parentAction)
      }
      let effect = reduce(&childState, childAction)
      let before = identity.id(childState)
      state = path.embed(childState)
      let parentEffect = parent(&state, parentAction)
      guard !effect.isNone else { return parentEffect }
      guard path.extract(state).map(identity.id) == before else { return effect.ofTheGone().and(parentEffect) }
      let key = identity.hasIDs ? key.occupied(by: before) : key
      return effect.scoped(key, embed: action.embed, sideEffects: sideEffects).and(parentEffect)
    }
  }
}
