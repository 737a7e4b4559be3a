extension Reducer {
  /// Runs the screens' reducer for the screens' actions, before this reducer, and updates the path: pushes a screen
  /// before this reducer handles `StackAction.push`, and pops screens after it has handled `StackAction.popFrom`.
  ///
  /// An action for a screen that is not on the path is reported, and only this reducer runs. Popping a screen that is
  /// not on the path does nothing, because a user may tap before the screen has updated.
  ///
  /// - Parameters:
  ///   - screens: the screens, usually a static constant of the parent.
  ///   - fileID: the file reported as the source location of the operator.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the operator.
  ///   - column: the column reported as the source location of the operator.
  /// - Returns: a reducer that runs the screen's reducer, then this one.
  @inlinable
  public func forEach<Feature: Reducer>(
    _ screens: StackChildren<State, Action, Feature>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Scope<State, Action, Feature, StackElementID> {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope { handler in
      let base = compiled()
      let parent = base.closure
      let reducer = DeferredReducer(screens.feature)
      let screen = reducer.reduce
      let restoration = screens.restoration(by: reducer, handler, before: base)
      return Reduce(restoration: restoration) { state, parentAction in
        switch screens.action.extract(parentAction) {
        case nil:
          return parent(&state, parentAction)
        case .push(let screenState):
          state[keyPath: screens.state].append(screenState)
          return parent(&state, parentAction)
        case .popFrom(let id):
          // The id is resolved before the parent runs, because the parent may replace the path with one that has
          // another screen with the same number.
          let id = state[keyPath: screens.state].known(id)
          let effect = parent(&state, parentAction)
          if let id { state[keyPath: screens.state].pop(from: id) }
          return effect
        case .element(let name, let screenAction):
          let id = state[keyPath: screens.state].known(name) ?? name
          let effect = state[keyPath: screens.state].modify(id: id) { screen(&$0, screenAction) }
          let parentEffect = parent(&state, parentAction)
          guard let effect else {
            reportMissingRow(screens.key(id), called: "screen", feature: Feature.self, action: screenAction, at: place)
            return parentEffect
          }
          guard !effect.isNone else { return parentEffect }
          return effect.scoped(
            screens.key(id),
            embed: { screens.action.embed(.element(id: id, action: $0)) },
            sideEffects: erased(handler, of: id),
            dismissal: screens.action.embed(.popFrom(id: id))
          ).and(parentEffect)
        }
      }
    }
  }
}
