import Trifecta

extension TestStore {
  /// Restores the store from a snapshot of its current state, as if the process had ended and another one continued,
  /// and asserts the state change.
  ///
  /// The running effects end, and `onRestore` receives their ids. The state is saved, and restored into the initial state
  /// of the test store. A property that cannot be saved has its initial value afterwards, which `expectation` must state.
  /// Then the reducers continue as they do for a restored screen.
  ///
  /// ```swift
  /// await store.send(.saveTapped) { $0.isSaving = true }
  /// await store.restore()
  /// await store.receive(.saved) { $0.isSaving = false }
  /// ```
  ///
  /// Like `send`, returns when the started effects have run up to their first suspension. The assertion also fails if
  /// actions of effects are waiting to be received. Side effects that the test has not expected yet are kept, because a
  /// snapshot contains them.
  ///
  /// - Parameters:
  ///   - ids: ids of further effects of the root feature that `onRestore` receives. Use them if the test begins with a
  ///     restored state.
  ///   - expectation: changes the previous state to the expected one. Omit it if the restoration changes nothing.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func restore(
    interrupting ids: any Hashable & Sendable...,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    hasFinished = false
    if exhaustivity == .on, inbox.hasActions {
      place.report(Message.unreceivedBeforeRestoration(inbox.actions.map(\.action)))
      inbox.dropActions()
    } else if exhaustivity != .on {
      mention(skipped: await reduceWaitingActions(at: place), at: place)
    }
    let before = core.state
    let omissions = place.whileHandling { core.restore(Feature.SideEffect.self, interrupting: ids) }
    inbox.dropCancelledActions()
    assertChange(from: before, by: .restoration(omissions: omissions), expectation, at: place)
    await core.waitForEffectsToStart()
    await Task.yield()
  }
}
