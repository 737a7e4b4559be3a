import Trifecta

extension Reducer {
  /// Keeps a field of the state in sync with a shared value.
  ///
  /// When an action has changed the field, this reducer saves the value. When the subscription's action delivers a
  /// value that was saved elsewhere, the field is set before the wrapped reducer runs, and the value is not saved
  /// again. If that action arrives after the feature has already saved a newer value, the subscription sends the newer
  /// value again. If a newer value is in flight when any other action is handled, the field is set to that value first.
  /// So if two features increment a counter in one batch, both increments count.
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
  /// The value is kept up to date only while an effect of ``SharedHandle/subscribe(_:fileID:filePath:line:column:)``
  /// runs.
  ///
  /// - Parameters:
  ///   - field: the field that holds the feature's copy of the value.
  ///   - handle: the shared value, usually the `$` of a ``Shared`` property.
  ///   - received: the case of the action with which the subscription delivers values.
  ///   - fileID: the file reported as the source location of the effect that saves.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect that saves.
  ///   - column: the column reported as the source location of the effect that saves.
  /// - Returns: a reducer that runs this one, then saves the value if it has changed.
  public func sharing<Value: Sendable & Equatable>(
    _ field: WritableKeyPath<State, Value>,
    with handle: SharedHandle<Value>,
    received: CasePath<Action, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    let reducer = compiled()
    let reduce = reducer.closure
    let restoration: Reduce<State, Action>.Restoration = { state, interrupted in
      // The restored value may be older than the shared one.
      let before = handle.value
      state[keyPath: field] = before
      var effect = handle.whileSharing(actionsOf: Action.self) {
        reducer.restore(into: &state, interrupted: interrupted)
      }
      let after = state[keyPath: field]
      if after != before {
        effect = handle.save(after, fileID: fileID, filePath: filePath, line: line, column: column).and(effect)
      }
      guard handle.wasSubscribed(interrupted) else { return effect }
      let subscription = handle.whileSharing(actionsOf: Action.self) {
        handle.subscribe({ received.embed($0) }, fileID: fileID, filePath: filePath, line: line, column: column)
      }
      return subscription.and(effect)
    }
    return Reduce(restoration: restoration) { state, action in
      // A received value may be older than the current shared value; saving it would restore the old value.
      let received = received.extract(action)
      if let received {
        state[keyPath: field] = received
        handle.wasReceived(received)
      } else if let newer = handle.newer(than: state[keyPath: field]) {
        // Another feature has saved this value in the same batch. It is stored in the field first, so that this
        // action's change is applied to the newer value.
        state[keyPath: field] = newer
      }
      let before = state[keyPath: field]
      let effect = handle.whileSharing(actionsOf: Action.self) { reduce(&state, action) }
      let after = state[keyPath: field]
      // Saving a received value that does not equal itself, such as NaN, would cause an endless loop.
      if after != before, received == nil || after == after || before == before {
        return handle.save(after, fileID: fileID, filePath: filePath, line: line, column: column).and(effect)
      }
      let shared = handle.value
      guard let received, received != shared, shared == shared else { return effect }
      return handle.deliverAgain(fileID: fileID, filePath: filePath, line: line, column: column).and(effect)
    }
  }

  /// Keeps a field of the state in sync with a shared value, with the constructor of the action's case:
  /// `received: Action.themeChanged`.
  ///
  /// - Parameters:
  ///   - field: the field that holds the feature's copy of the value.
  ///   - handle: the shared value, usually the `$` of a ``Shared`` property.
  ///   - received: the constructor of the case with which the subscription delivers values.
  ///   - fileID: the file reported as the source location of the effect that saves.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect that saves.
  ///   - column: the column reported as the source location of the effect that saves.
  /// - Returns: a reducer that runs this one, then saves the value if it has changed.
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
