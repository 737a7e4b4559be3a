import Trifecta

extension TestStore {
  /// Sends an action and asserts what it changes.
  ///
  /// Fails if the state differs from what `expectation` makes of the state before, if `expectation` changes nothing, or
  /// if actions of effects wait to be received. With ``exhaustivity`` off it first skips the actions that wait, and
  /// fails only if what `expectation` sets is different in the state after. Returns when the effects that the action
  /// started have run up to their first suspension.
  ///
  /// - Parameters:
  ///   - action: what happens.
  ///   - expectation: changes the state before to the state expected. Leave it out if the action changes nothing. With
  ///     ``exhaustivity`` off, set values (`$0.count = 3`) rather than changing them (`$0.count += 1`).
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: a handle on the effects that the action started.
  @discardableResult
  public func send(
    _ action: Feature.Action,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> StoreTask {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    hasFinished = false
    if exhaustivity == .on, inbox.hasActions {
      place.report(Message.unreceivedBeforeSend(action, inbox.actions.map(\.action)))
    } else if exhaustivity != .on {
      mention(skipped: await reduceWaitingActions(at: place), at: place)
    }
    let before = core.state
    keepActionsOfTheCancelled()
    let task = place.whileHandling { core.send(action) }
    inbox.dropCancelledActions()
    assertChange(from: before, by: action, expectation, at: place)
    await core.effectsHaveBegun()
    await Task.yield()
    return task
  }

  /// Before an action is handled: what was cancelled by other means, such as a clock or a handle, had sent what has
  /// arrived, and a store would have reduced that before. What the action cancels is dropped, as in a store.
  func keepActionsOfTheCancelled() {
    guard inbox.hasCancelledActions else { return }
    inbox.mapActions { $0.isDropped ? core.released($0) : $0 }
  }
}
