import Trifecta

extension TestStore {
  /// Waits for the running effects to end, then asserts that nothing is left: no action that was not received, no side
  /// effect that was not expected, no dismissal, no effect that still runs.
  ///
  /// With ``exhaustivity`` off it waits as well, skips the actions that arrive, and what is left is no failure.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait for effects that run, in real time; ``timeout`` unless given.
  ///   - fileID: the file to which leftovers are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which leftovers are reported.
  ///   - column: the column to which leftovers are reported.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = ContinuousClock.now + (timeout ?? self.timeout)
    if !core.runningEffects.isEmpty { await settle() }
    while true {
      if exhaustivity != .on { mention(skipped: await reduceWaitingActions(at: place), at: place) }
      guard !core.runningEffects.isEmpty, !inbox.hasActions, ContinuousClock.now < end else { break }
      await settle()
    }
    hasFinished = true
    reportLeftovers(at: place)
  }

  /// Reports what is left, or mentions it. The deinit calls it when no reference is left.
  nonisolated func reportLeftovers(at place: CodePlace) {
    let actions = inbox.actions.map(\.action)
    let sideEffects = inbox.sideEffects
    let dismissals = inbox.dismissals
    let effects = core.runningEffects
    switch currentExhaustivity {
    case .on:
      if !actions.isEmpty { place.report(Message.unreceived(actions)) }
      if !sideEffects.isEmpty { place.report(Message.unexpected(sideEffects.map { ($0.value, $0.place) })) }
      if !dismissals.isEmpty { place.report(Message.unexpected(dismissals: dismissals)) }
      if !effects.isEmpty { place.report(Message.running(effects)) }
    case .off(showSkipped: true):
      if !actions.isEmpty { place.mention(Message.skipped(actions: actions)) }
      if !sideEffects.isEmpty { place.mention(Message.skipped(sideEffects: sideEffects.map { ($0.value, $0.place) })) }
      if !dismissals.isEmpty { place.mention(Message.skipped(dismissals: dismissals)) }
      if !effects.isEmpty { place.mention(Message.skipped(effects: effects)) }
    case .off(showSkipped: false):
      return
    }
  }
}
