import Trifecta

extension TestStore {
  /// Reduces the pending actions of effects without asserting them.
  ///
  /// Before that, lets effects run until they are idle. Fails if no action arrives within ``timeout``, unless
  /// ``exhaustivity`` is off.
  ///
  /// - Parameters:
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func skipReceivedActions(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if exhaustivity == .on { await waitForAction(until: .now + timeout) }
    if !core.runningEffects.isEmpty { await settle() }
    let skipped = await reduceWaitingActions(at: location)
    if skipped.isEmpty, exhaustivity == .on { location.report(Message.nothingToSkip("action of an effect is waiting")) }
    mention(skipped: skipped, at: location)
  }

  /// Cancels the running effects, so that the test does not fail because they are still running at its end.
  ///
  /// Before that, lets effects run until they are idle, so that effects that are about to end are not cancelled. Fails
  /// if no effect is running then, unless ``exhaustivity`` is off.
  ///
  /// - Parameters:
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func skipInFlightEffects(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if !core.runningEffects.isEmpty { await settle() }
    let skipped = core.runningEffects
    // Actions that have already arrived are not dropped. The test must still receive them.
    inbox.mapActions(core.released)
    core.cancelEffects()
    if skipped.isEmpty, exhaustivity == .on { location.report(Message.nothingToSkip("effect is running")) }
    if !skipped.isEmpty, exhaustivity == .off(showSkipped: true) { location.mention(Message.skipped(effects: skipped)) }
  }

  /// Discards the side effects that the test has not expected, including side effects of children.
  ///
  /// Fails if there are no such side effects, unless ``exhaustivity`` is off.
  ///
  /// - Parameters:
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func skipSideEffects(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let skipped = inbox.takeSideEffects().map { ($0.value, $0.place) }
    if skipped.isEmpty, exhaustivity == .on { location.report(Message.nothingToSkip("side effect is waiting")) }
    if !skipped.isEmpty, exhaustivity == .off(showSkipped: true) {
      location.mention(Message.skipped(sideEffects: skipped))
    }
  }

  /// Reduces the pending actions, and the actions that their effects send, in order of arrival. O(reduced actions).
  func reduceWaitingActions(at location: FailureLocation) async -> [Feature.Action] {
    keepActionsOfCancelledEffects()
    var skipped: [Feature.Action] = []
    while let next = inbox.nextAction() {
      // A feature whose actions cause further actions forever must not block its test.
      guard skipped.count < 10_000 else {
        location.report(Message.endless(next.action, after: skipped.count))
        inbox.mapActions(core.released)
        inbox.dropActions()
        break
      }
      let sent = inbox.takeAction()
      skipped.append(sent.action)
      location.whileHandling { core.receive(sent) }
      await core.waitForEffectsToStart()
    }
    return skipped
  }

  /// Reports actions that were reduced without an assertion, if ``exhaustivity`` is `.off(showSkipped: true)`.
  func mention(skipped actions: [Feature.Action], at location: FailureLocation) {
    guard !actions.isEmpty, exhaustivity == .off(showSkipped: true) else { return }
    location.mention(Message.skipped(actions: actions))
  }
}
