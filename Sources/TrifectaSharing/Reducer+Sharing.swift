import Trifecta

extension Reducer {
  /// Keeps a field of the state and a shared value the same.
  ///
  /// Whenever an action has changed the field, the value is saved. The action that carries a value from elsewhere sets
  /// the field before this reducer runs, and is not saved back. If it comes when the feature has saved a newer one
  /// already, the subscription sends that one once more. An action that is handled while a newer value is on its way finds
  /// that value in the field, so that two features which count in one batch both count.
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Reduce { state, action in
  ///     guard case .appeared = action else { return .none }
  ///     state.theme = theme
  ///     return $theme.subscribe(Action.themeChanged)
  ///   }
  ///   .sharing(\.theme, with: $theme, received: Self.themeChanged)
  /// }
  /// ```
  ///
  /// The value is followed only while an effect of ``SharedHandle/subscribe(_:fileID:filePath:line:column:)`` runs.
  ///
  /// - Parameters:
  ///   - field: the field that has the feature's copy of the value.
  ///   - handle: the shared value, usually the `$` of a ``Shared`` property.
  ///   - received: the case of the action with which the subscription sends values.
  ///   - fileID: the file reported as the place of the effect that saves.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the place of the effect that saves.
  ///   - column: the column reported as the place of the effect that saves.
  /// - Returns: a reducer that runs this one, then saves.
  public func sharing<Value: Sendable & Equatable>(
    _ field: WritableKeyPath<State, Value>,
    with handle: SharedHandle<Value>,
    received: CasePath<Action, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    let reduce = compiled().closure
    return Reduce { state, action in
      // A value received may be older than the one shared now: saving it would bring it back.
      let received = received.extract(action)
      if let received {
        state[keyPath: field] = received
        handle.wasReceived(received)
      } else if let newer = handle.newer(than: state[keyPath: field]) {
        // What another feature has saved in this batch is on its way: what this action adds is added to that.
        state[keyPath: field] = newer
      }
      let before = state[keyPath: field]
      let effect = reduce(&state, action)
      let after = state[keyPath: field]
      // Passing on a received value that does not equal itself, such as a `nan`, would never end.
      if after != before, received == nil || after == after || before == before {
        return handle.save(after, fileID: fileID, filePath: filePath, line: line, column: column).and(effect)
      }
      let shared = handle.value
      guard let received, received != shared, shared == shared else { return effect }
      return handle.deliverAgain(fileID: fileID, filePath: filePath, line: line, column: column).and(effect)
    }
  }

  /// Keeps a field of the state and a shared value the same, by the name of the case: `received: Action.themeChanged`.
  ///
  /// - Parameters:
  ///   - field: the field that has the feature's copy of the value.
  ///   - handle: the shared value, usually the `$` of a ``Shared`` property.
  ///   - received: the name of the case of the action with which the subscription sends values.
  ///   - fileID: the file reported as the place of the effect that saves.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the place of the effect that saves.
  ///   - column: the column reported as the place of the effect that saves.
  /// - Returns: a reducer that runs this one, then saves.
  public func sharing<Value: Sendable & Equatable>(
    _ field: WritableKeyPath<State, Value>,
    with handle: SharedHandle<Value>,
    received: @escaping (Value) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    sharing(
      field, with: handle, received: CasePath(received), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
