import Trifecta

extension TestStore {
  /// Sends an action and asserts its state change.
  ///
  /// Returns when the effects that the action started have run up to their first suspension. The assertion fails in
  /// these cases: the new state differs from the result of applying `expectation` to the previous state; `expectation`
  /// changes nothing; or actions of effects are waiting to be received. If ``exhaustivity`` is off, pending actions are
  /// skipped first, and the assertion fails only if a value that `expectation` sets differs from the new state.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - expectation: changes the previous state to the expected one. Omit it if the action changes nothing. If
  ///     ``exhaustivity`` is off, set values (`$0.count = 3`) rather than changing them (`$0.count += 1`).
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: a handle to the effects that the action started.
  @discardableResult
  // Disfavored because the test store of a state machine also sends plain events, and an event may have the name of an
  // action.
  @_disfavoredOverload
  public func send(
    _ action: Feature.Action,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> StoreTask {
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    hasFinished = false
    if exhaustivity == .on, inbox.hasActions {
      location.report(Message.unreceivedBeforeSend(action, inbox.actions.map(\.action)))
    } else if exhaustivity != .on {
      mention(skipped: await reduceWaitingActions(at: location), at: location)
    }
    let before = core.state
    keepActionsOfCancelledEffects()
    let task = location.whileHandling { core.send(action) }
    inbox.dropCancelledActions()
    assertChange(from: before, by: .action(action), expectation, at: location)
    await core.waitForEffectsToStart()
    await Task.yield()
    return task
  }

  /// Detaches pending actions from effects that are already cancelled, for example by a clock or a handle, so that
  /// these actions are not dropped: a store would have reduced them before the cancellation. It is called before the
  /// next action is handled. If that action cancels further effects, their pending actions are dropped, as in a store.
  func keepActionsOfCancelledEffects() {
    guard inbox.hasCancelledActions else { return }
    inbox.mapActions { $0.isDropped ? core.released($0) : $0 }
  }
}
