extension Reducer {
  /// Runs a screen's reducer for the actions that are a screen's, before this reducer runs, and keeps the path: pushes
  /// before this reducer sees `StackAction.push`, pops after it has seen `StackAction.popFrom`.
  ///
  /// An action for a screen that is not on the path is reported, and only this reducer runs. Popping what is not on the
  /// path does nothing: a person may be quicker than the screen.
  ///
  /// - Parameters:
  ///   - screens: the screens, usually a static constant of the parent.
  ///   - handler: answers a screen's side effects before it has them, given the screen's id; see
  ///     ``SideEffectResponse``.
  ///   - fileID: the file reported as the operator's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the operator's place.
  ///   - column: the column reported as the operator's place.
  /// - Returns: a reducer that runs the screen, then this one.
  @inlinable
  public func forEach<Feature: Reducer>(
    _ screens: StackChildren<State, Action, Feature>,
    onSideEffect handler: (@MainActor (StackElementID, Feature.SideEffect) -> SideEffectResponse<Action>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Reduce<State, Action> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let parent = compiled().closure
    let screen = deferred(screens.feature)
    let path = screens.state
    let action = screens.action
    return Reduce { state, parentAction in
      switch action.extract(parentAction) {
      case nil:
        return parent(&state, parentAction)
      case .push(let screenState):
        state[keyPath: path].append(screenState)
        return parent(&state, parentAction)
      case .popFrom(let id):
        // The parent may put another path here, with a screen of that number.
        let id = state[keyPath: path].known(id)
        let effect = parent(&state, parentAction)
        if let id { state[keyPath: path].pop(from: id) }
        return effect
      case .element(let name, let screenAction):
        let id = state[keyPath: path].known(name) ?? name
        let effect = state[keyPath: path].modify(id: id) { screen(&$0, screenAction) }
        let parentEffect = parent(&state, parentAction)
        guard let effect else {
          reportMissingRow(screens.key(id), called: "screen", feature: Feature.self, action: screenAction, at: place)
          return parentEffect
        }
        guard !effect.isNone else { return parentEffect }
        var screenHandler: SideEffectHandler<Feature, Action>?
        if let handler { screenHandler = { handler(id, $0) } }
        return effect.scoped(
          screens.key(id),
          embed: { action.embed(.element(id: id, action: $0)) },
          sideEffects: erased(screenHandler, of: Feature.self),
          dismissal: action.embed(.popFrom(id: id))
        ).and(parentEffect)
      }
    }
  }
}
